/** The hero carousel of the home page (docs/behaviour.md, "Carousels"). */
import type { Page } from 'playwright-core';
import { AUTO_ADVANCE } from '../../../src/ui/carousel/useCarousel';
import { documentAt } from '../../support/content';
import { filled } from '../../support/filled';
import { needs } from '../../support/inPlace';
import { textsInView } from '../../support/scrolling';
import { eventually, hrefsOf, phone, reducedMotion, visitor, withoutScripts } from '../../support/visitor';

const { visit, visitWithStoppedClock } = visitor();

const { slides, specifications, carousel: labels } = documentAt('pages/home.json');
const test = needs({ 'third slide': slides[2] });
const title = (index: number) => slides.at(index % slides.length)?.title;

const hero = (page: Page) => page.getByRole('group', { name: labels.label, exact: true });
const button = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });

const slidesIn = (page: Page) => hero(page).locator('[aria-roledescription="slide"]');

/** Expects the slide to be the only one that is in view and can be used. */
const shows = (page: Page, at: number) => eventually(() => textsInView(slidesIn(page), 'h2'), [title(at)]);

test('its buttons go through the slides, wrap at both ends, and announce the slide', async () => {
  const page = await visit('/');
  await button(page, labels.pause).click();
  for (const [name, index] of [
    ...slides.map((_, slide) => [labels.next, (slide + 1) % slides.length] as const),
    [labels.previous, slides.length - 1] as const,
  ]) {
    await button(page, name).click();
    await shows(page, index);
    const position = filled(labels.position, { number: index + 1, count: slides.length });
    await eventually(() => hero(page).getByRole('status').textContent(), `${position}: ${title(index)}`);
  }
});

test('the carousel advances unless it is hovered, focused, paused, or in the background, or motion is reduced', async () => {
  const page = await visitWithStoppedClock('/');
  const stays = async (index: number) => {
    await page.clock.runFor(2 * AUTO_ADVANCE);
    await shows(page, index);
  };
  const advances = async (index: number) => {
    await page.mouse.move(200, 5);
    await page.clock.runFor(AUTO_ADVANCE - 10);
    await shows(page, index - 1);
    await page.clock.runFor(20);
    await shows(page, index);
  };
  const setVisibility = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await hero(page).hover({ position: { x: 5, y: 5 } });
  await stays(0);
  await advances(1);
  await setVisibility('hidden');
  await stays(1);
  await setVisibility('visible');
  await advances(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, labels.play).waitFor();
  await stays(2);
  // Focus on the play button does not pause the carousel.
  await button(page, labels.play).click();
  await advances(3);
  await button(page, labels.next).focus();
  await stays(3);
  await button(page, labels.pause).click();
  await button(page, labels.play).evaluate((element) => element.blur());
  await page.mouse.move(200, 5);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stays(3);
});

test('swipes and arrow keys move the carousel, and only the visible slide can be focused', async () => {
  // With reduced motion the carousel starts paused, so it cannot advance just before the swipe.
  const page = await visit('/', { ...phone, ...reducedMotion });
  await shows(page, 0);
  const track = slidesIn(page).first().locator('..');
  for (const index of [1, 0]) {
    // The track scrolls, so the browser handles swipes.
    await track.evaluate((element, to) => element.scrollTo({ left: to * element.clientWidth }), index);
    await shows(page, index);
  }

  await button(page, labels.previous).focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  for (const _ of [0, -1]) await page.keyboard.press('ArrowLeft');
  await shows(page, slides.length - 1);
  const focused = hero(page).locator('[aria-roledescription="slide"]:has(:focus) h2');
  await page.keyboard.press('Tab');
  // The visible slide has two focusable links: its button and the plain link next to it.
  for (const titles of [[title(-1)], [title(-1)], []]) {
    await page.keyboard.press('Tab');
    expect(await focused.allTextContents()).toEqual(titles);
  }
});

test('without scripts all slides and their links are accessible, and buttons that need scripts are hidden', async () => {
  const page = await visit('/', { ...phone, ...withoutScripts });
  expect(await hero(page).getByRole('heading').allTextContents()).toEqual(slides.map((slide) => slide.title));
  expect(await hero(page).getByRole('button').count()).toBe(0);
  const links = hero(page).getByRole('link');
  expect(await hrefsOf(links)).toEqual(slides.flatMap(({ action }) => [action.to, specifications.to]));
  for (const link of await links.all()) {
    await link.focus();
    await eventually(async () => Math.round((await link.boundingBox())?.x ?? -1) >= 0, true);
  }
});
