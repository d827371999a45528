/** Running other programs, for tools that install what they need. */
import { spawnSync } from 'node:child_process';

/** Runs a program, which prints here. Returns whether it succeeded. */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    // Without it Debian starts servers as soon as they are installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

/** Whether packages of Debian can be installed: as root, where there is apt. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs packages of Debian. Returns whether it succeeded. */
export const aptInstall = (...packages: string[]): boolean =>
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);

/** Fetches the lists of packages anew. */
export const aptUpdate = (): boolean => run('apt-get', ['update', '-q']);
