import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const KNOWN_PATHS = [
  // The headless shell opens a page in less than half the time of full Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Browser flags of tests and audit: only requests to this machine, with any certificate, and no sandbox, which root cannot use. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
];

/** Finds the browser for tests and audit: `CHROMIUM_PATH`, an installed one, or else Playwright's download. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...KNOWN_PATHS, chromium.executablePath()].find(
    (candidate) => candidate && existsSync(candidate),
  );
