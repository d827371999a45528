/** The banner at the top of a page (docs/behaviour.md, "Layout"). */
import { tour } from '../support/tour';
import { width } from '../support/visitor';

const desktop = tour(width(1440));

const WITHOUT_PICTURE = '/about';
const WITH_PICTURE = ['/PulsesProducts', '/textiles'];

/** Returns the places of the parts of the banner, relative to the breadcrumb. */
async function places(route: string, pixels: number) {
  const page = await desktop.open(route);
  await page.setViewportSize(width(pixels).viewport);
  return page.locator('main').evaluate((main) => {
    const box = (selector: string) => main.querySelector(selector)?.getBoundingClientRect();
    const title = box('h1');
    const [picture, lead] = [box('div:has(h1) + picture'), box('div:has(> h1) + p')];
    const [banner, breadcrumb] = [box('div:has(h1)'), box('nav')];
    const top = breadcrumb?.top ?? 0;
    return {
      top: top - (banner?.top ?? 0),
      title: [title?.left, (title?.top ?? 0) - top],
      lead: [lead?.left, (lead?.top ?? 0) - (title?.bottom ?? 0)],
      words: lead?.right ?? 0,
      picture: picture && { ...(picture.toJSON() as DOMRect) },
    };
  });
}

test('breadcrumb, title and lead have the same places with and without a picture', async () => {
  const { title, lead, top } = await places(WITHOUT_PICTURE, 1440);
  for (const route of WITH_PICTURE)
    expect([route, await places(route, 1440)]).toEqual([
      route,
      expect.objectContaining({ title, lead, top }),
    ]);
});

test.each([768, 1024, 1440, 1920])(
  'at %i px the picture extends from the second column to the edge of the window, and covers no words',
  async (pixels) => {
    for (const route of WITH_PICTURE) {
      const { picture, words } = await places(route, pixels);
      expect([route, Math.round(picture?.left ?? 0)]).toEqual([route, pixels / 2 + 24]);
      expect(words).toBeLessThanOrEqual(picture?.left ?? 0);
      expect(picture?.right).toBe(pixels);
      // A flatter picture would cut off its subject.
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeLessThanOrEqual(2.8);
    }
  },
);
