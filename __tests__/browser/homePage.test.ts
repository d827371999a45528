/** The entries, crop calendars and counters of the home page (docs/behaviour.md, "Home page", "Seasons", "Counters"). */
import type { Page } from 'playwright-core';
import { months } from '../../src/lib/months';
import { catalogues, entries } from '../support/catalogues';
import { documentAt } from '../support/content';
import { filled } from '../support/filled';
import { isBuilt, needs } from '../support/inPlace';
import { eventually, hrefsOf, open, reducedMotion, visitor, width, withoutScripts } from '../support/visitor';

const { newPage, visit, visitWithStoppedClock } = visitor();
const { samples, ships, blog } = documentAt('pages/home.json');
const crops = ships ? entries.filter(({ calendar }) => calendar?.harvest) : [];
type Counter = { target: number; suffix?: string };
const { items = [] } = documentAt<{ items?: Counter[] }>('sections/counters.json');
/** Tests of the crops, and of the counters. */
const [it, test] = [needs({ 'crops on the home page': crops.length }), needs({ counters: items.length })];
const testSamples = needs({ 'entries on the home page': samples && entries.length });

const sectionOf = (page: Page, { heading: { title } }: { heading: { title: string } }) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

const all = entries.map(({ path }) => path);
const MAX_TRAYS = 24;
const MAX_CROPS = 12;

testSamples('the home page shows entries, which lead to their sheets, and links to catalogues', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const section = sectionOf(page, samples);
  const paths = await hrefsOf(section.locator('a:has(img)'));
  expect(paths).toHaveLength(Math.min(all.length, MAX_TRAYS));
  expect(all).toEqual(expect.arrayContaining(paths));
  const links = await hrefsOf(section.getByRole('link'));
  for (const [, { route }] of catalogues)
    expect(links.some((href) => href === route || href.startsWith(`${route}#`))).toBe(true);
  const more = section.getByRole('link', { name: filled(samples.all, { count: all.length }) });
  expect(await more.count()).toBe(all.length > MAX_TRAYS ? 1 : 0);
});

it('without scripts the crops have no present month, and they do not move when it is marked', async () => {
  const before = await visit('/', { ...width(320), ...withoutScripts });
  const calendar = sectionOf(before, ships);
  const names = await calendar.getByRole('listitem').getByRole('link').allTextContents();
  expect(names).toHaveLength(Math.min(crops.length, MAX_CROPS));
  expect(crops.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const text = (await calendar.textContent()) ?? '';
  for (const month of months) expect(text).not.toContain(`${month}:`);
  const places = async (page: Page) => {
    await page.waitForLoadState();
    return sectionOf(page, ships).evaluate(async (section) => {
      await document.fonts.ready;
      const { top } = section.getBoundingClientRect();
      return [...section.querySelectorAll('li a')].map((link) => link.getBoundingClientRect().top - top);
    });
  };
  const page = await newPage(width(320));
  // Most crops of the sample content ship in January, so its line is the longest.
  await page.addInitScript(() => {
    Date.prototype.getMonth = () => 0;
  });
  await open(page, '/');
  await page.locator('[data-now]').waitFor();
  expect(await places(page)).toEqual(await places(before));
});

needs({ articles: blog && isBuilt('/blog') })('teasers have picture, title, text and date', async () => {
  for (const window of [390, 768, 1440]) {
    const page = await visit('/', width(window));
    for (const teaser of await sectionOf(page, { heading: blog }).getByRole('listitem').all()) {
      await teaser.scrollIntoViewIfNeeded();
      for (const part of ['img', 'a', 'p:not(:has(time))', 'time'])
        expect([window, part, await teaser.locator(part).first().isVisible()]).toEqual([window, part, true]);
    }
  }
});

const FINAL = items.map(({ target, suffix = '' }) => `${target}${suffix}`);
const ZERO = items.map(({ suffix = '' }) => `0${suffix}`);

const counters = (page: Page) => page.getByRole('definition');
const figures = (page: Page) => counters(page).allTextContents();
const show = async (page: Page) => {
  for (const end of [counters(page).first(), counters(page).last()]) await end.scrollIntoViewIfNeeded();
};

// Hydration would report an error if the HTML had other figures than the page before the counters are in view.
test('counters show their values until they are in view and then count up once', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 } });
  await page.clock.runFor(2000);
  expect(await figures(page)).toEqual(FINAL);
  await show(page);
  await eventually(() => figures(page), ZERO);
  await page.clock.runFor(500);
  const halfway = (await figures(page)).map(Number.parseFloat);
  items.forEach(({ target }, index) => {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThanOrEqual(target);
  });
  // Advance one more frame: the last step is due within the second and is painted with the next frame.
  await page.clock.runFor(516);
  expect(await figures(page)).toEqual(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page);
  await page.clock.runFor(250);
  expect(await figures(page)).toEqual(FINAL);
});

test('with reduced motion counters do not count, and stop if they are counting', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 }, ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)).toEqual(FINAL);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eventually(() => figures(page), ZERO);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await eventually(() => figures(page), FINAL);
});
