/** Where the page is scrolled to, and the button that leads back to the top. */
import type { Page } from 'playwright-core';
import {
  address,
  eventually,
  navigate,
  reducedMotion,
  scrollTo,
  scrollY,
  visitor,
  width,
} from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const topOf = (page: Page, id: string) =>
  page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN, id);
const headerHeight = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);

test('the browser restores no position by itself', async () => {
  const page = await visit('/about');
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});

describe.each([390, 1200])('at %d px', (pixels) => {
  test('each change of page begins at the top, also on the way back and to an alias', async () => {
    const page = await visit('/about', width(pixels));
    await scrollTo(page, 900);
    await footerLink(page, 'Services').click();
    await page.waitForURL('**/services');
    await eventually(() => scrollY(page), 0);
    await scrollTo(page, 700);
    await page.goBack();
    await page.waitForURL('**/about');
    await eventually(() => scrollY(page), 0);
    await scrollTo(page, 700);
    await navigate(page, '/About');
    await page.waitForURL('**/About');
    await eventually(() => scrollY(page), 0);
  });

  test('an anchor on another page is shown below the header', async () => {
    const page = await visit('/team', width(pixels));
    await navigate(page, '/PulsesProducts#toor-dal');
    await page.waitForURL('**/PulsesProducts#toor-dal');
    await page.waitForFunction(() => window.scrollY > 300);
    expect(await topOf(page, 'toor-dal')).toBeGreaterThanOrEqual(await headerHeight(page));
    expect(await topOf(page, 'toor-dal')).toBeLessThan(300);
  });

  test('an anchor in the address is shown below the header at the first load', async () => {
    const page = await visit('/PulsesProducts#toor-dal', width(pixels));
    await page.waitForFunction(() => window.scrollY > 300);
    expect(await topOf(page, 'toor-dal')).toBeGreaterThanOrEqual(await headerHeight(page));
  });
});

test('a hash that names nothing, or cannot be decoded, leads to the top', async () => {
  const page = await visit('/about');
  await scrollTo(page, 900);
  await navigate(page, '/team#nobody');
  await page.waitForURL('**/team#nobody');
  await eventually(() => scrollY(page), 0);
  for (const hash of ['#50%', '#%E0%A4%A']) {
    await page.goto(`/contact${hash}`);
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent(), 'Contact Us');
    // Typed behind the address of a page that is open.
    await page.evaluate((to) => {
      window.location.hash = `${to}%`;
    }, hash);
    await footerLink(page, 'Services').click();
    await page.waitForURL('**/services');
  }
});

test('a reload begins at the top', async () => {
  const page = await visit('/about');
  await scrollTo(page, 900);
  await page.reload();
  await page.waitForFunction(() => document.readyState === 'complete');
  await eventually(() => scrollY(page), 0);
});

test('the second try after 300 ms leaves a visitor who has scrolled alone', async () => {
  const page = await newPage();
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(1000);
  await footerLink(page, 'Services').click();
  await page.waitForURL('**/services');
  await eventually(() => scrollY(page), 0);
  await page.clock.runFor(100);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 200);
  await page.clock.runFor(1000);
  expect(await scrollY(page)).toBeGreaterThan(200);
});

describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });
  const hasFocus = (page: Page, name: string) =>
    page.getByRole('link', { name }).evaluate((element) => element === document.activeElement);

  test.each([390, 992, 1200])(
    'at %d px it shows after 300 px, fades in 500 ms and leads up',
    async (pixels) => {
      const page = await visit('/about', width(pixels));
      expect(await button(page).count()).toBe(0);
      await scrollTo(page, 300);
      expect(await button(page).count()).toBe(0);
      await scrollTo(page, 301);
      await button(page).waitFor();
      const fades = await button(page).evaluate((element) =>
        element
          .getAnimations()
          .map((fade) => [(fade as CSSTransition).transitionProperty, fade.effect?.getTiming().duration]),
      );
      expect(fades).toContainEqual(['opacity', 500]);
      await scrollTo(page, 1500);
      await button(page).click();
      await eventually(() => scrollY(page), 0);
      await button(page).waitFor({ state: 'hidden' });
      // The keyboard goes on from the top of the page.
      expect(await hasFocus(page, 'Skip to main content')).toBe(true);
    },
  );

  test('it scrolls smoothly', async () => {
    const page = await visit('/about');
    await scrollTo(page, 1500);
    await button(page).waitFor();
    const passed = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let stops = 0;
          window.addEventListener('scroll', () => {
            stops += 1;
            if (window.scrollY === 0) done(stops);
          });
          document.querySelector<HTMLButtonElement>('[aria-label="Back to top"]')?.click();
        }),
    );
    expect(passed).toBeGreaterThan(3);
  });

  test('it jumps with reduced motion', async () => {
    const page = await visit('/about', { ...width(1440), ...reducedMotion });
    await scrollTo(page, 1500);
    await button(page).press('Enter');
    expect(await scrollY(page)).toBe(0);
  });

  test('hidden, it takes no focus', async () => {
    const page = await visit('/team');
    await page.locator('footer a').last().focus();
    await scrollTo(page, 0);
    await button(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(
      'Back to top',
    );
  });
});

test('the address keeps search and hash through all of it', async () => {
  const page = await visit('/services?search=soy#main');
  expect(address(page)).toBe('/services?search=soy#main');
});
