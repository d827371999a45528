/** Runs commands, for tools that install their requirements. */
import { spawnSync } from 'node:child_process';

/** Runs a command and shows its output. Returns whether it succeeded. */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    // Prevents Debian from starting servers when it installs them.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

/** Whether Debian packages can be installed, which requires root and apt. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

export const aptInstall = (...packages: string[]): boolean =>
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);

export const aptUpdate = (): boolean => run('apt-get', ['update', '-q']);
