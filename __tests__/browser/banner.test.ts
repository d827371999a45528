/** The banner at the top of a page (docs/behaviour.md, "Layout"). */
import { tour } from '../support/tour';
import { width } from '../support/visitor';

const desktop = tour(width(1440));

const WITH_PICTURE = ['/PulsesProducts', '/textiles'];

/** Returns the places of the parts of the banner, relative to the breadcrumb. */
async function places(route: string, pixels: number) {
  const page = await desktop.open(route);
  await page.setViewportSize(width(pixels).viewport);
  return page.locator('main').evaluate((main) => {
    const box = (selector: string) => main.querySelector(selector)?.getBoundingClientRect();
    const [title, lead, picture] = [box('h1'), box('div:has(> h1) + p'), box('div:has(h1) + picture')];
    const top = box('nav')?.top ?? 0;
    return {
      words: [title?.left, (title?.top ?? 0) - top, lead?.left, (lead?.top ?? 0) - (title?.bottom ?? 0)],
      end: lead?.right ?? 0,
      picture: picture && { ...(picture.toJSON() as DOMRect) },
    };
  });
}

test('breadcrumb, title and lead have the same places with and without a picture', async () => {
  const { words } = await places('/about', 1440);
  for (const route of WITH_PICTURE) expect((await places(route, 1440)).words).toEqual(words);
});

test('the picture extends from the second column to the edge of the window, and covers no words', async () => {
  for (const route of WITH_PICTURE)
    for (const pixels of [768, 1440, 1920]) {
      const { picture, end } = await places(route, pixels);
      expect([route, Math.round(picture?.left ?? 0), picture?.right]).toEqual([
        route,
        pixels / 2 + 24,
        pixels,
      ]);
      expect(end).toBeLessThanOrEqual(picture?.left ?? 0);
      // A flatter picture would cut off its subject.
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeLessThanOrEqual(2.8);
    }
});
