/** If a page throws while rendering, our error page is shown with links, never a blank screen. */
import type { Page } from 'playwright-core';
import { breakPageData, errorCopy, errorPage, heading } from '../../support/faults';
import { site } from '../../support/labels';
import { address, navigate, scrollTo, scrollY, visitor } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const action = (page: Page, to: string) => page.getByRole('main').locator(`a.button[href="${to}"]`);

test('the layout stays, and each way out works: a link, Back and retry', async () => {
  const page = await visit('/blog');
  await scrollTo(page, 300);
  await breakPageData(page, '/team');
  await navigate(page, '/team');
  await errorPage(page).waitFor();
  expect(await scrollY(page)).toBe(0);
  expect(takeConsoleErrors(page).join('\n')).toContain('TypeError');
  expect(await page.title()).toBe(`${errorCopy.title} | ${site.productName}`);
  expect(await page.getByRole('alert').isVisible()).toBe(true);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  for (const { to } of errorCopy.actions) expect(await action(page, to).isVisible()).toBe(true);
  await action(page, '/contact').click();
  await heading(page, 'contact').waitFor();
  expect(await errorPage(page).count()).toBe(0);
  await page.goBack();
  await errorPage(page).waitFor();
  expect(address(page)).toBe('/team');
  await page.unrouteAll();
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await heading(page, 'team').waitFor();
  takeConsoleErrors(page);
});
