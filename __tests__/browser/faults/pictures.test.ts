/** Pictures that never come: their texts stand in their places, and all else is where it was. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { eventually, excess, reducedMotion, shifts, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, complaints } = visitor();

/** What the font may move, and no picture. */
const SHIFT_LIMIT = 0.002;

/** A page from top to bottom, with its pictures or without. */
async function read(route: string, pixels: number, blocked: boolean): Promise<Page> {
  const page = await newPage({ ...width(pixels), ...reducedMotion });
  if (blocked) await page.route(/\.(avif|webp|jpe?g|png)$/, (way) => way.abort());
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
  });
  await eventually(
    () => page.evaluate(() => [...document.images].every(({ complete }) => complete)),
    true,
    15_000,
  );
  await uncovered(page);
  return page;
}

/** Where the parts of a page are: left, top, width and height. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main picture, main img, main :is(h1, h2, h3), footer')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [
        part.localName,
        Math.round(x),
        Math.round(y + window.scrollY),
        Math.round(width),
        Math.round(height),
      ];
    }),
  );

/** The contrast of the text of each picture with the colour that it stands on (WCAG 2.2). */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    return [...document.querySelectorAll<HTMLImageElement>('main picture img')]
      .filter(({ alt }) => alt)
      .map((picture) => {
        const { color, backgroundColor } = getComputedStyle(picture);
        const [one, other] = [light(color), light(backgroundColor)];
        return Math.max(one, other) / Math.min(one, other);
      });
  });

test.each(
  ['/', '/about', '/PulsesProducts', '/team'].flatMap((route) =>
    [390, 1440].map((pixels) => [route, pixels] as const),
  ),
)('%s at %d px keeps its layout, and the texts of its pictures can be read', async (route, pixels) => {
  const whole = await read(route, pixels, false);
  const expected = await places(whole);
  const page = await read(route, pixels, true);
  expect(
    await page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth === 0)),
  ).toBe(true);
  expect(await places(page)).toEqual(expected);
  expect(await shifts(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  expect(await excess(page)).toBe(0);
  expect((await contrasts(page)).filter((ratio) => ratio < 4.5)).toEqual([]);
  complaints(page);
});

test('the carousel goes on', async () => {
  const page = await newPage();
  await page.route(/\.(avif|webp|jpe?g|png)$/, (way) => way.abort());
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const current = () =>
    page
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));
  await eventually(current, 0);
  await page.clock.fastForward(4000);
  await eventually(current, 1);
  complaints(page);
});
