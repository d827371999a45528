/**
 * `npm run browser:install`: installs Chromium for the tests if no browser is found. Uses apt if run as root, and
 * otherwise downloads it from Playwright. If both fail, prints instructions.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No Chromium found: installing Debian's package with apt-get ...");
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', 'update', '-q');
    // Older Debian releases do not have the first package.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name)) return;
  }
  console.log('No Chromium found: downloading it from Playwright ...');
  // Without npx, which Windows runs only in a shell.
  const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, cli, 'install', 'chromium');
}

if (!findBrowser()) install();
const browser = findBrowser();
if (browser) console.log(`Browser for the tests: ${browser}`);
else {
  console.error(`Chromium could not be installed. Install it yourself, for example: sudo apt-get install chromium
If you already have it, set its path: CHROMIUM_PATH=/path/to/chromium npm test`);
  process.exitCode = 1;
}
