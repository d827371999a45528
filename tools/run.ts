/** Runs other programs, for tools that install what they need. */
import { spawnSync } from 'node:child_process';

/** Runs a program with the output of this process. Returns whether it succeeded. */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    // Without it Debian starts servers as soon as they are installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

/** Whether Debian packages can be installed, which needs root and apt. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages. Returns whether it succeeded. */
export const aptInstall = (...packages: string[]): boolean =>
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);

/** Updates the lists of packages. */
export const aptUpdate = (): boolean => run('apt-get', ['update', '-q']);
