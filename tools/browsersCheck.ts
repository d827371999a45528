/**
 * `npm run browsers:check`: runs the main journeys in the Firefox and the WebKit of Playwright, against the last build.
 * Skips a browser that is not installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';
import { JOURNEYS } from '../__tests__/support/journeys';

for (const browser of [firefox, webkit]) {
  const name = browser.name();
  if (!existsSync(browser.executablePath())) {
    console.log(`${name} is not installed. Run: npx playwright-core install --with-deps ${name}`);
    continue;
  }
  const { status } = spawnSync(
    'npx',
    ['jest', '--selectProjects', 'site', '--testPathPatterns', ...JOURNEYS.map((file) => `browser/${file}`)],
    { stdio: 'inherit', env: { ...process.env, TEST_BROWSER: name } },
  );
  if (status !== 0) process.exitCode = 1;
}
