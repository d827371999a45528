/** The hero carousel of the home page (docs/behaviour.md, "Carousels"). */
import type { Page } from 'playwright-core';
import { AUTO_ADVANCE } from '../../../src/features/carousel/useAutoAdvance';
import { documentAt } from '../../support/content';
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

const { visit, visitWithStoppedClock } = visitor();

interface Slide {
  title: string;
  action: { label: string; to: string };
}
const { slides, carousel: labels }: { slides: Slide[]; carousel: Record<string, string> } =
  documentAt('pages/home.json');
const title = (index: number) => slides.at(index % slides.length)?.title;

const hero = (page: Page) => page.getByRole('group', { name: labels.label, exact: true });
const button = (page: Page, name = '') => hero(page).getByRole('button', { name, exact: true });

/** Expects the slide to fill the carousel and to be the only one that can be used. */
const shows = (page: Page, index: number) =>
  eventually(
    () =>
      hero(page).evaluate((carousel) => {
        const { left } = carousel.getBoundingClientRect();
        return [...carousel.querySelectorAll('[aria-roledescription="slide"]:not([inert])')]
          .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
          .map((slide) => slide.querySelector('h2')?.textContent);
      }),
    [title(index)],
  );

test('each slide has a button that links to a page', async () => {
  const page = await visit('/', { ...width(390), ...reducedMotion });
  const link = (index: number, { action }: Slide) =>
    hero(page).getByRole('group').nth(index).getByRole('link', { name: action.label, exact: true });
  for (const [index, slide] of slides.entries())
    expect(await link(index, slide).getAttribute('href')).toBe(slide.action.to);
  await button(page, labels.next).click();
  await link(1, slides[1] as Slide).click();
  await eventually(async () => address(page), slides[1]?.action.to);
});

test('the carousel advances automatically unless it is hovered, focused or paused', async () => {
  const page = await visitWithStoppedClock('/');
  const stays = async (index: number) => {
    await page.clock.runFor(2 * AUTO_ADVANCE);
    await shows(page, index);
  };
  const leave = () => page.mouse.move(200, 5);
  await hero(page).hover({ position: { x: 5, y: 5 } });
  await stays(0);
  await leave();
  await page.clock.runFor(AUTO_ADVANCE - 10);
  await shows(page, 0);
  await page.clock.runFor(20);
  await shows(page, 1);

  await button(page, labels.next).focus();
  await stays(1);
  await button(page, labels.pause).click();
  await button(page, labels.play).evaluate((element) => element.blur());
  await leave();
  await stays(1);
  // Focus on the play button does not pause the carousel.
  await button(page, labels.play).click();
  await leave();
  await page.clock.runFor(AUTO_ADVANCE + 10);
  await shows(page, 2);
});

test('the carousel is paused in a background tab and with reduced motion, unless the visitor starts it', async () => {
  const page = await visitWithStoppedClock('/');
  const setVisibility = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(2 * AUTO_ADVANCE);
  await shows(page, 0);
  await setVisibility('visible');
  await page.clock.runFor(AUTO_ADVANCE + 10);
  await shows(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, labels.play).waitFor();
  await page.clock.runFor(2 * AUTO_ADVANCE);
  await shows(page, 1);
  await button(page, labels.play).click();
  await page.mouse.move(200, 5);
  await page.clock.runFor(AUTO_ADVANCE + 10);
  await shows(page, 2);
  await button(page, labels.pause).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(2 * AUTO_ADVANCE);
  await shows(page, 2);
});

test('swiping moves the carousel forward and back', async () => {
  // With reduced motion the carousel starts paused, so it cannot advance just before the swipe.
  const page = await visit('/', { ...phone, ...reducedMotion });
  await shows(page, 0);
  expect(await button(page, labels.play).isVisible()).toBe(true);
  const track = hero(page).locator('[aria-roledescription="slide"]').first().locator('..');
  await swipe(track, -250);
  await shows(page, 1);
  await swipe(track, 250);
  await shows(page, 0);
});

test('arrow keys and Enter work on the buttons, and only the visible slide can be focused', async () => {
  const page = await visit('/');
  await button(page, labels.pause).focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shows(page, slides.length - 1);
  const focusedSlide = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('[aria-roledescription="slide"]')?.querySelector('h2')?.textContent,
    );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // The visible slide has two focusable links: its button and the plain link next to it.
  expect(await focusedSlide()).toBe(title(-1));
  await page.keyboard.press('Tab');
  expect(await focusedSlide()).toBe(title(-1));
  await page.keyboard.press('Tab');
  expect(await focusedSlide()).toBeUndefined();
});

test('without scripts all slides are accessible, and buttons that need scripts are hidden', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  expect(await hero(page).getByRole('heading').allTextContents()).toEqual(slides.map((slide) => slide.title));
  expect(await hero(page).getByRole('button').count()).toBe(0);
  for (const action of await hero(page).getByRole('link').all()) {
    await action.focus();
    await eventually(async () => Math.round((await action.boundingBox())?.x ?? -1) >= 0, true);
  }
});
