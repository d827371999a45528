/** What the scripts add moves nothing that is there already. */
import { hydrated } from '../support/builtSite';
import { shifts, uncovered, visitor, width } from '../support/visitor';

jest.setTimeout(60_000);
const { visitBeforeScripts } = visitor();

test.each([
  ['/testimonials', 390],
  ['/testimonials', 1440],
  ['/leadership', 390],
  ['/legacy', 390],
  ['/contact', 1440],
])('nothing moves when %s comes alive at %d px', async (route, pixels) => {
  const { page, release } = await visitBeforeScripts(route, width(pixels));
  await uncovered(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await shifts(page);
  release();
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await shifts(page)).toBe(before);
});
