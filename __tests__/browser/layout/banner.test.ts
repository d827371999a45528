/** The banner of pages, and the parts of services (docs/behaviour.md, "Layout", "Services"). */
import { documentAt } from '../../support/content';
import { isBuilt, needs } from '../../support/inPlace';
import { services } from '../../support/services';
import { visitor, width } from '../../support/visitor';

const { newPage, visit } = visitor();
const ABOUT = '/about';
const { texture } = isBuilt(ABOUT) ? documentAt('pages/about.json').banner : {};

needs({ 'banner with a cloth': texture })(
  'a cloth begins at the axis, and phones do not load it',
  async () => {
    for (const [window, isLoaded] of [
      [390, false],
      [1440, true],
    ] as const) {
      const page = await newPage(width(window));
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto(ABOUT, { waitUntil: 'networkidle' });
      expect([window, loaded.some((url) => url.endsWith('.avif') && url.includes('texture'))]).toEqual([
        window,
        isLoaded,
      ]);
      const edges = await page
        .locator('.PageFrame-cloth')
        .evaluateAll((cloths) =>
          cloths.map((cloth) => cloth.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      expect(edges).toEqual([isLoaded ? [744, 1440] : [0, 0]]);
    }
  },
);

interface Detail {
  detail: { features?: { title: string }[]; numbered: boolean };
}

needs({ services: services.length })(
  'the parts of a service are a grid that is read row by row',
  async () => {
    for (const service of services) {
      const { features = [], numbered } = (service as unknown as Detail).detail;
      const page = await visit(service.link, width(768));
      const parts = page.locator('main :is(ol, ul):has(> li > h3) > li');
      expect(await parts.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
        features.map(({ title }) => title),
      );
      const places = await parts.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
      );
      places.forEach(({ left, top }, index) => {
        const before = places[index - 1];
        if (before && index % 2 === 1) expect([left > before.left, top]).toEqual([true, before.top]);
        else if (before) expect(top).toBeGreaterThan(before.top);
      });
      const numbers = await parts.evaluateAll((items) =>
        items.map(
          (item) => getComputedStyle(item.firstElementChild as Element, '::before').content !== 'none',
        ),
      );
      expect(numbers).toEqual(features.map(() => numbered));
    }
  },
);
