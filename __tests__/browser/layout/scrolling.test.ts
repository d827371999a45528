/** The second scroll after navigation, and the "back to top" button (docs/behaviour.md, "Scrolling"). */
import { SCROLL_RETRY } from '../../../src/gatsby/browser/onRouteUpdate';
import { navigation } from '../../support/labels';
import { eventually, isFocused, navigate, scrollTo, scrollY, visitor, width } from '../../support/visitor';

const { visit } = visitor();

test('a second scroll after 300 ms returns to the top, unless the visitor has scrolled or used the page', async () => {
  const page = await visit('/about');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  for (const [index, [input, expected]] of [
    ['nothing', 0] as const,
    ...['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'].map((name) => [name, 400] as const),
  ].entries()) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await navigate(page, index % 2 === 0 ? '/services' : '/about');
    await eventually(async () => {
      await page.clock.runFor(10);
      return scrollY(page);
    }, 0);
    await page.evaluate((type) => {
      window.dispatchEvent(new Event(type));
      const scrolled = new Promise<void>((done) => {
        const stop = (event: Event) => {
          // Other input must count before the page has scrolled.
          if (type !== 'scroll') event.stopImmediatePropagation();
          done();
        };
        window.addEventListener('scroll', stop, { capture: true, once: true });
      });
      window.scrollTo({ top: 400, behavior: 'instant' });
      return scrolled;
    }, input);
    await page.clock.runFor(SCROLL_RETRY + 100);
    expect([input, await scrollY(page)]).toEqual([input, expected]);
  }
});

test('"Back to top" appears after 300 px and moves the focus to the top', async () => {
  const page = await visit('/about', width(390));
  const button = page.getByRole('button', { name: navigation.backToTop });
  await scrollTo(page, 300);
  expect(await button.count()).toBe(0);
  await scrollTo(page, 301);
  await button.waitFor();
  await scrollTo(page, 1500);
  await button.click();
  await eventually(() => scrollY(page), 0);
  await button.waitFor({ state: 'hidden' });
  expect(await isFocused(page.getByRole('link', { name: navigation.skipLink }))()).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 1500);
  await button.press('Enter');
  expect(await scrollY(page)).toBe(0);
});
