/**
 * `npm run browsers:check`: runs the main journeys in the Firefox and the WebKit of Playwright, against the last build.
 * Skips a browser that is not installed.
 */
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';
import { JOURNEYS } from '../__tests__/support/journeys';
import { run } from './run';

for (const browser of [firefox, webkit]) {
  const name = browser.name();
  if (!existsSync(browser.executablePath())) {
    console.log(`${name} is not installed. Run: npx playwright-core install --with-deps ${name}`);
    continue;
  }
  process.env.TEST_BROWSER = name;
  const files = JOURNEYS.map((journey) => `browser/${journey}.test.ts`);
  if (!run('npx', ['jest', '--selectProjects', 'site', '--testPathPatterns', ...files])) process.exitCode = 1;
}
