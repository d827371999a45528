/** The scroll position after navigation, the skip link and the "back to top" button (docs/behaviour.md, "Scrolling"). */
import { SCROLL_RETRY } from '../../../src/gatsby/browser/onRouteUpdate';
import { CONTACT, searchPath } from '../../../src/routes';
import { aliases } from '../../support/builtPages';
import { RESULTS, somePage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { scrollTo, scrollY } from '../../support/scrolling';
import { eventually, isAt, isFocused, navigate, reload, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const [alias = CONTACT] = aliases.keys();
const results = searchPath('b', RESULTS);

test('each navigation and reload starts at the top, also Back, an alias and an unknown hash', async () => {
  const page = await visit(somePage);
  for (const [next, leave] of [
    [CONTACT, () => navigate(page, CONTACT)],
    [results, () => navigate(page, results)],
    [CONTACT, () => page.goBack()],
    [somePage, () => page.goBack()],
    [alias, () => navigate(page, alias)],
    [`${somePage}#no-one`, () => navigate(page, `${somePage}#no-one`)],
    [`${somePage}#no-one`, () => reload(page)],
  ] as const) {
    // Repeat the scroll, because the second scroll after a navigation may undo it.
    await eventually(async () => {
      await scrollTo(page, 600);
      return (await scrollY(page)) > 0;
    }, true);
    await leave();
    await isAt(page, next);
    await eventually(() => scrollY(page), 0);
  }
});

test('the skip link is the first tab stop and leads to the content below the header', async () => {
  const page = await visit(somePage);
  await page.keyboard.press('Tab');
  await eventually(isFocused(page.getByRole('link', { name: navigation.skipLink })), true);
  await page.keyboard.press('Enter');
  await isAt(page, `${somePage}#main`);
  const main = page.getByRole('main');
  await eventually(isFocused(main), true);
  const header = await page.getByRole('banner').boundingBox();
  expect((await main.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.matches('main *')), true);
});

test('a second scroll after 300 ms returns to the top, unless the visitor has scrolled or used the page', async () => {
  const page = await visit(somePage);
  // The pages of a firm may be low.
  await page.addStyleTag({ content: 'body { min-height: 3000px }' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const inputs = ['nothing', 'scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];
  for (const [index, input] of inputs.entries()) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await navigate(page, index % 2 === 0 ? CONTACT : somePage);
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
    expect([input, await scrollY(page)]).toEqual([input, input === 'nothing' ? 0 : 400]);
  }
});

test('"Back to top" appears after 300 px and moves the focus to the top', async () => {
  const page = await visit(somePage, width(390));
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
