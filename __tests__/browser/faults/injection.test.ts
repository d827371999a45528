/** Input from URLs, storage and other pages is shown as text and never executed. */
import type { Page } from 'playwright-core';
import { RECENT_SEARCHES_KEY } from '../../../src/search/useRecentSearches';
import { field } from '../../support/contactForm';
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

test('code in an enquiry from another page or from storage is not executed', async () => {
  const page = await newPage();
  await page.addInitScript(
    ([image, address]) => {
      const typed = { name: image, message: address, __proto__: { subject: image } };
      sessionStorage.setItem('enquiryDraft', JSON.stringify({ typed, page: image }));
    },
    [IMAGE, ADDRESS],
  );
  await open(page, '/team');
  await page.evaluate(
    ([email, subject]) =>
      (window as unknown as { ___navigate: (to: string, options: object) => void }).___navigate('/contact', {
        state: { prefill: { email, subject } },
      }),
    [ADDRESS, IMAGE],
  );
  await eventually(() => field(page, 'subject').inputValue(), IMAGE);
  expect(await field(page, 'name').inputValue()).toBe(IMAGE);
  await expectHarmless(page);
});
