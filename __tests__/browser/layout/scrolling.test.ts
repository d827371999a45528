/** The scroll position after navigation, and the "back to top" button. */
import type { Page } from 'playwright-core';
import { navigation } from '../../support/labels';
import {
  address,
  eventually,
  navigate,
  reducedMotion,
  reload,
  scrollTo,
  scrollY,
  visitor,
  width,
} from '../../support/visitor';

const { visit } = visitor();

test('each navigation and reload starts at the top, also Back, an alias and an unknown hash', async () => {
  const page = await visit('/about', width(390));
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  for (const [next, go] of [
    ['/services', () => navigate(page, '/services')],
    ['/services?search=b', () => navigate(page, '/services?search=b')],
    ['/services', () => page.goBack()],
    ['/services', () => navigate(page, '/services')],
    ['/about', () => navigate(page, '/about')],
    ['/services', () => page.goBack()],
    ['/About', () => navigate(page, '/About')],
    ['/team#no-one', () => navigate(page, '/team#no-one')],
    ['/team#no-one', () => reload(page)],
  ] as const) {
    await scrollTo(page, 700);
    await go();
    await eventually(async () => [address(page), await scrollY(page)], [next, 0]);
  }
});

test.each([
  ['nothing', 0],
  ['scroll', 400],
  ['wheel', 400],
  ['touchstart', 400],
  ['pointerdown', 400],
  ['keydown', 400],
])('after %s, the second scroll after 300 ms leads to %d px', async (sign, expected) => {
  const page = await visit('/about');
  await scrollTo(page, 700);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await navigate(page, '/services');
  await eventually(async () => {
    await page.clock.runFor(10);
    return scrollY(page);
  }, 0);
  await page.evaluate((type) => {
    // Other input must count before the page has scrolled.
    if (type !== 'scroll')
      window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);
    window.dispatchEvent(new Event(type));
    window.scrollTo({ top: 400, behavior: 'instant' });
  }, sign);
  await page.waitForTimeout(100);
  await page.clock.runFor(400);
  expect(await scrollY(page)).toBe(expected);
});

describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: navigation.backToTop });

  test('appears after 300 px, fades in within 500 ms, scrolls up smoothly, and moves the focus to the top', async () => {
    const page = await visit('/about', width(390));
    expect(await button(page).count()).toBe(0);
    await scrollTo(page, 300);
    expect(await button(page).count()).toBe(0);
    await scrollTo(page, 301);
    await button(page).waitFor();
    const fades = await button(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const durations = transitionDuration.split(', ');
      return transitionProperty.split(', ').map((property, index) => `${property} ${durations[index]}`);
    });
    expect(fades).toContain('opacity 0.5s');
    await scrollTo(page, 1500);
    await page.evaluate(() => {
      const stops = new Set<number>();
      Object.assign(window, { stops });
      window.addEventListener('scroll', () => stops.add(window.scrollY));
    });
    await button(page).click();
    await eventually(() => scrollY(page), 0);
    const stops = await page.evaluate(() => (window as unknown as { stops: Set<number> }).stops.size);
    expect(stops).toBeGreaterThan(3);
    await button(page).waitFor({ state: 'hidden' });
    const skip = page.getByRole('link', { name: navigation.skipLink });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    // A hidden button cannot be focused, so the last tab stop is in the footer.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await scrollTo(page, 0);
    await button(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await button(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(
      navigation.backToTop,
    );
  });

  test('jumps with reduced motion', async () => {
    const page = await visit('/about', { ...width(1440), ...reducedMotion });
    await scrollTo(page, 1500);
    await button(page).press('Enter');
    expect(await scrollY(page)).toBe(0);
  });
});
