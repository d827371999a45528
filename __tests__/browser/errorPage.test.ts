/** What fails on the way to a page, or in it: our own error page with ways on, never a blank screen. */
import type { Page } from 'playwright-core';
import { hydrated } from '../support/builtSite';
import { holds, interpolate } from '../support/contactForm';
import { ERROR_TITLE, errorPage, heading, menu, offline, withhold } from '../support/faults';
import { toggle } from '../support/mainMenu';
import { address, navigate, scrollTo, scrollY, uncovered, visitor, width } from '../support/visitor';

jest.setTimeout(60_000);
const { visit, complaints } = visitor();

const main = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });

/** The data of a page arrive, but hold nothing that it could show. */
const spoil = (page: Page, route: string) =>
  page.route(`**/page-data${route}/page-data.json`, async (way) => {
    const data = await (await way.fetch()).json();
    await way.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
  });

test('an exception in a page leaves the frame, and each way on works', async () => {
  const page = await visit('/blog');
  await spoil(page, '/team');
  await navigate(page, '/team');
  await errorPage(page).waitFor();
  expect(complaints(page).join('\n')).toContain('The page could not be shown.');
  expect(await page.title()).toBe(`${ERROR_TITLE} | Deccan Meridian`);
  expect(await page.getByRole('alert').textContent()).toContain('Try again');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await main(page, 'Contact Us').click();
  await heading(page, 'Contact Us').waitFor();
  expect(await errorPage(page).count()).toBe(0);
  await page.goBack();
  await errorPage(page).waitFor();
  expect(address(page)).toBe('/team');
  await page.unrouteAll();
  await tryAgain(page).click();
  await heading(page, 'Our Team').waitFor();
  complaints(page);
});

test('an exception on the first page as well', async () => {
  const page = await visit('/blog');
  await spoil(page, '/team');
  await page.goto('/team');
  await errorPage(page).waitFor();
  await menu(page, 'Services').click();
  await heading(page, 'Services').waitFor();
  expect(complaints(page)).not.toEqual([]);
});

test('offline in the middle of a visit: our error page, and on from there when the connection is back', async () => {
  const page = await visit('/legacy', width(1440));
  await uncovered(page);
  await page.unrouteAll();
  await withhold(page, '/contact', 'src-pages-contact-tsx');
  await offline(page, true);
  await scrollTo(page, 500);
  await menu(page, 'Contact').click();
  await errorPage(page).waitFor();
  expect(await scrollY(page)).toBe(0);
  expect(complaints(page).join('\n')).toContain('/contact could not be opened.');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await tryAgain(page).click();
  await page.waitForTimeout(500);
  expect(await errorPage(page).isVisible()).toBe(true);

  await page.unrouteAll();
  await offline(page, false);
  await tryAgain(page).click();
  await heading(page, 'Contact Us').waitFor();
  expect(address(page)).toBe('/contact');
  complaints(page);
});

test('Back from the error page shows the page before, and Forward tries again', async () => {
  const page = await visit('/team');
  await uncovered(page);
  await navigate(page, '/legacy');
  await heading(page, 'Our Legacy').waitFor();
  await withhold(page, '/contact', 'src-pages-contact-tsx');
  await offline(page, true);
  await menu(page, 'Contact').click();
  await errorPage(page).waitFor();
  expect(address(page)).toBe('/contact');
  await page.goBack();
  await heading(page, 'Our Legacy').waitFor();
  await page.goForward();
  await errorPage(page).waitFor();
  await page.goBack();
  await heading(page, 'Our Legacy').waitFor();
  await page.goBack();
  await heading(page, 'Our Team').waitFor();
  complaints(page);
});

test('a menu that led to the error page is closed there', async () => {
  const page = await visit('/legacy', width(390));
  await uncovered(page);
  await withhold(page, '/contact', 'src-pages-contact-tsx');
  await offline(page, true);
  await toggle(page).click();
  await menu(page, 'Contact').click();
  await errorPage(page).waitFor();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  complaints(page);
});

test('Back right after a reload, before the page is alive, loads the page before', async () => {
  const page = await visit('/textiles#jute');
  await navigate(page, '/team');
  await heading(page, 'Our Team').waitFor();
  await page.route('**/app-*.js', async (way) => {
    await new Promise((next) => setTimeout(next, 1500));
    await way.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(() => history.back());
  await heading(page, 'Textile & Fabric Collection').waitFor();
  await hydrated(page);
  expect(address(page)).toBe('/textiles#jute');
});

test('what was typed in the contact form survives an error', async () => {
  const page = await visit('/contact');
  await interpolate(page, { message: 'Please quote.' });
  await spoil(page, '/team');
  await navigate(page, '/team');
  await errorPage(page).waitFor();
  await main(page, 'Contact Us').click();
  await holds(page, { message: 'Please quote.' });
  complaints(page);
});
