import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const KNOWN_PATHS = [
  // Chromium without its user interface opens a page in less than half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags for tests and audit: requests to this machine only, no background traffic, no sandbox (root cannot use it).
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds the browser for tests and audit: `CHROMIUM_PATH`, or an installed one, or Playwright's download.
 * @returns its path, or undefined if there is none
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...KNOWN_PATHS, chromium.executablePath()].find(
    (candidate) => candidate !== '' && existsSync(candidate),
  );
}
