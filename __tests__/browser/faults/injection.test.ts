/** Input from URLs and storage is shown as text and never executed. */
import type { Page } from 'playwright-core';
import { RECENT_SEARCHES_KEY } from '../../../src/search/useRecentSearches';
import { opener, recent } from '../../support/searchDialog';
import { eventually, frames, open, visitor } from '../../support/visitor';

const { newPage, takeConsoleErrors } = visitor();

const IMAGE = '<img src=x onerror="window.ran = true">';
const SCRIPT = '"></script><script>window.ran = true</script>';
const ADDRESS = 'javascript:void(window.ran=true)';
const ALL = [IMAGE, SCRIPT, ADDRESS];

/** Expects that no injected code has run or can run. */
async function expectHarmless(page: Page): Promise<void> {
  await frames(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(
    await page.locator('img[src="x"], [href^="javascript:"], [src^="javascript:"], [onerror]').count(),
  ).toBe(0);
}

test('code in the URL or in recent searches is not executed', async () => {
  const page = await newPage();
  await page.addInitScript(
    ([key = '', terms = '']) => localStorage.setItem(key, terms),
    [RECENT_SEARCHES_KEY, JSON.stringify(ALL)],
  );
  for (const start of ['/services?search=', '/textiles#', '/leadership#', '/'])
    for (const text of ALL) {
      await open(page, start + encodeURIComponent(text));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectHarmless(page);
    }
  await opener(page).click();
  await eventually(() => recent(page).allTextContents(), ALL);
  await expectHarmless(page);
  takeConsoleErrors(page);
});
