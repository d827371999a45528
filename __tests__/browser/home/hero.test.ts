/** The hero carousel (specification: "Home"; contract: "Widgets"). */
import type { Page } from 'playwright-core';
import { swipe } from '../../support/swipe';
import {
  address,
  eventually,
  phone,
  reducedMotion,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitOutOfTime } = visitor();

const FIRST = 'Connecting Markets. Delivering Opportunities';
const SECOND = 'Seamless Logistics. Smarter Trade';
const THIRD = 'Connecting your business growth with global markets';

const hero = (page: Page) => page.getByRole('group', { name: 'Highlights' });
const button = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });

/** The headlines of the slides that fill the carousel and can be used. */
const shown = (page: Page) => () =>
  hero(page).evaluate((carousel) => {
    const { left } = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll('[aria-roledescription="slide"]:not([inert])')]
      .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
      .map((slide) => slide.querySelector('h2')?.textContent);
  });

/** A page whose clock stands still, with the mouse on the carousel: the next 4000 ms begin when it leaves. */
async function stopped(settings = width(1440)) {
  const page = await visitOutOfTime('/', settings);
  await hero(page).hover({ position: { x: 5, y: 5 } });
  return page;
}
const mouseAway = (page: Page) => page.mouse.move(200, 5);

describe.each([320, 390, 992, 1440])('at %d px', (pixels) => {
  test('next and previous go through three slides and wrap at both ends', async () => {
    const page = await visit('/', width(pixels));
    await eventually(shown(page), [FIRST]);
    for (const headline of [SECOND, THIRD, FIRST]) {
      await button(page, 'Next slide').click();
      await eventually(shown(page), [headline]);
    }
    for (const headline of [THIRD, SECOND, FIRST]) {
      await button(page, 'Previous slide').click();
      await eventually(shown(page), [headline]);
    }
  });
});

test.each([
  [FIRST, 'Enquire Now', '/contact'],
  [SECOND, 'Explore Now', '/our-business'],
  [THIRD, 'Enquire Now', '/contact'],
])('"%s" has the button %s to %s', async (headline, name, target) => {
  const page = await visit('/', width(390));
  for (const before of [FIRST, SECOND, THIRD].slice(0, [FIRST, SECOND, THIRD].indexOf(headline))) {
    await eventually(shown(page), [before]);
    await button(page, 'Next slide').click();
  }
  await eventually(shown(page), [headline]);
  const slide = hero(page).getByRole('group').filter({ hasText: headline });
  await slide.getByRole('link', { name }).click();
  await page.waitForURL(`**${target}`);
  expect(address(page)).toBe(target);
});

describe('it moves on by itself', () => {
  test('after 4000 ms, and not before', async () => {
    const page = await stopped();
    await mouseAway(page);
    await page.clock.runFor(3990);
    expect(await shown(page)()).toEqual([FIRST]);
    await page.clock.runFor(20);
    await eventually(shown(page), [SECOND]);
    await page.clock.runFor(4000);
    await eventually(shown(page), [THIRD]);
    await page.clock.runFor(4000);
    await eventually(shown(page), [FIRST]);
  });

  test('not while hovered', async () => {
    const page = await stopped();
    await page.clock.runFor(30_000);
    expect(await shown(page)()).toEqual([FIRST]);
  });

  test('not while it has the focus', async () => {
    const page = await stopped();
    await button(page, 'Next slide').focus();
    await mouseAway(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)()).toEqual([FIRST]);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.clock.runFor(4010);
    await eventually(shown(page), [SECOND]);
  });

  test('not while paused, until played again', async () => {
    const page = await stopped();
    await button(page, 'Pause slides').click();
    await button(page, 'Play slides').evaluate((element) => element.blur());
    await mouseAway(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)()).toEqual([FIRST]);
    await button(page, 'Play slides').click();
    await button(page, 'Pause slides').evaluate((element) => element.blur());
    await mouseAway(page);
    await page.clock.runFor(4010);
    await eventually(shown(page), [SECOND]);
  });

  test('not in a background tab', async () => {
    const page = await stopped();
    await mouseAway(page);
    const turn = (state: string) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await page.clock.runFor(30_000);
    expect(await shown(page)()).toEqual([FIRST]);
    await turn('visible');
    await page.clock.runFor(4010);
    await eventually(shown(page), [SECOND]);
  });

  test('not with reduced motion, where the buttons jump', async () => {
    const page = await stopped({ ...width(1440), ...reducedMotion });
    await mouseAway(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)()).toEqual([FIRST]);
    expect(await button(page, 'Play slides').isVisible()).toBe(true);
    await button(page, 'Next slide').click();
    expect(await shown(page)()).toEqual([SECOND]);
  });
});

test('a swipe moves it, and back', async () => {
  const page = await visit('/', phone);
  await button(page, 'Pause slides').click();
  await eventually(shown(page), [FIRST]);
  const track = hero(page).locator('[aria-roledescription="slide"]').first().locator('..');
  await swipe(track, -250);
  await eventually(shown(page), [SECOND]);
  await swipe(track, 250);
  await eventually(shown(page), [FIRST]);
});

test('with the keyboard: buttons, arrows, and only the slide shown takes the focus', async () => {
  const page = await visit('/');
  await button(page, 'Pause slides').focus();
  await page.keyboard.press('ArrowRight');
  await eventually(shown(page), [SECOND]);
  await eventually(() => hero(page).getByRole('status').textContent(), `Slide 2 of 3: ${SECOND}`);
  await page.keyboard.press('ArrowLeft');
  await eventually(shown(page), [FIRST]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(shown(page), [THIRD]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest('[aria-roledescription="slide"]')?.querySelector('h2')?.textContent,
    ),
  ).toBe(THIRD);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[aria-roledescription="slide"]')),
  ).toBeNull();
});

test('without scripts all slides can be reached, and no button promises what it cannot do', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  expect(await hero(page).getByRole('heading').allTextContents()).toEqual([FIRST, SECOND, THIRD]);
  expect(await button(page, 'Next slide').isVisible()).toBe(false);
  for (const action of await hero(page).getByRole('link').all()) {
    await action.focus();
    await eventually(async () => Math.round((await action.boundingBox())?.x ?? -1) >= 0, true);
  }
});
