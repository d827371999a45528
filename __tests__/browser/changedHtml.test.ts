/** The HTML of a page is changed before React hydrates it (docs/behaviour.md, "Changed HTML"). */
import { hydrated } from '../support/builtSite';
import { field } from '../support/contactForm';
import { expectUnharmed, extend, obfuscate, translate } from '../support/hostile';
import { navigation } from '../support/labels';
import { scrollTo, scrollY } from '../support/scrolling';
import { isFocused, visitor, width } from '../support/visitor';

const { visitBeforeScripts, takeConsoleErrors } = visitor();

// `sweeps/hostile.test.ts` checks the focus of a button.
test('focus of a field, scroll position and data stay, and no loading screen returns', async () => {
  const { page, release } = await visitBeforeScripts('/contact', { ...width(390), loadingScreen: true });
  const message = field(page, 'message');
  for (const change of [translate, extend, obfuscate]) await change(page);
  await page.getByRole('status', { name: navigation.loading }).waitFor({ state: 'hidden' });
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  const before = await data();
  expect(before.join()).toContain('"BreadcrumbList"');
  await message.focus();
  await scrollTo(page, 400);
  release();
  await hydrated(page);
  // React has logged that it rendered the page again.
  expect(takeConsoleErrors(page)).not.toEqual([]);
  expect(await data()).toEqual(before);
  expect(await isFocused(message)()).toBe(true);
  expect(await scrollY(page)).toBe(400);
  expect(await page.locator('[class*="LoadingScreen"]').count()).toBe(0);
  await expectUnharmed(page);
});
