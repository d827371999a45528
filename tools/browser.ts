import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const WELL_KNOWN = [
  // The same engine without a browser around it: it opens a page in less than half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How the tests and the audit start it: quiet, and able to run as any user. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, one that the system has, or Playwright's download.
 * @returns undefined if there is none
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...WELL_KNOWN, chromium.executablePath()].find(
    (candidate) => candidate !== '' && existsSync(candidate),
  );
}
