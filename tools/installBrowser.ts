/**
 * `npm run browser:install`: installs Chromium for the tests if no browser is found. Uses apt if run as root, and
 * otherwise downloads it from Playwright. If both fail, prints instructions.
 */
import { findBrowser } from './browser';
import { aptInstall, aptUpdate, canInstall, run } from './run';

function install(): void {
  if (canInstall()) {
    console.log("No Chromium found: installing Debian's package with apt-get ...");
    aptUpdate();
    // Older Debian releases do not have the first package.
    for (const name of ['chromium-headless-shell', 'chromium']) if (aptInstall(name)) return;
  }
  console.log('No Chromium found: downloading it from Playwright ...');
  run('npx', ['playwright-core', 'install', 'chromium']);
}

if (!findBrowser()) install();
const browser = findBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser}`);
} else {
  console.error(
    [
      'Chromium could not be installed. Install it yourself, for example with',
      '  sudo apt-get install chromium',
      'or, if you already have it, set its path:',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
  process.exitCode = 1;
}
