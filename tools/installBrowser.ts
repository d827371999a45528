/**
 * `npm run browser:install`: installs Chromium for the tests if there is none. Uses apt as root, else Playwright's
 * own download; if both fail, prints what to do.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from './browser';
import { aptInstall, aptUpdate, canInstall, run } from './run';

function install(): void {
  if (canInstall()) {
    console.log("No Chromium found: installing Debian's package through apt-get ...");
    aptUpdate();
    // Older releases of Debian lack the first package.
    for (const name of ['chromium-headless-shell', 'chromium']) if (aptInstall(name)) return;
  }
  console.log("No Chromium found: fetching Playwright's own ...");
  const packageFile = createRequire(path.resolve('package.json')).resolve('playwright-core/package.json');
  run(process.execPath, [path.join(path.dirname(packageFile), 'cli.js'), 'install', 'chromium']);
}

if (!findBrowser()) install();
const browser = findBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser}`);
} else {
  console.error(
    [
      'No Chromium could be installed. Install one by hand, for example with',
      '  sudo apt-get install chromium',
      'or, if you have one already, say where it is:',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
  process.exitCode = 1;
}
