/** The banner of pages, and the parts of services (docs/behaviour.md, "Layout", "Services"). */
import { documentAt } from '../../support/content';
import { isBuilt, needs } from '../../support/inPlace';
import { services } from '../../support/services';
import { visitor, width } from '../../support/visitor';

const { newPage, visit } = visitor();
const ABOUT = '/about';
const { texture } = isBuilt(ABOUT) ? documentAt('pages/about.json').banner : {};

needs({ 'banner with a cloth': texture })('a cloth begins at the axis. Phones do not load it', async () => {
  for (const isLoaded of [false, true]) {
    const page = await newPage(width(isLoaded ? 1440 : 390));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(ABOUT, { waitUntil: 'networkidle' });
    expect(loaded.some((url) => url.endsWith('.avif') && url.includes('texture'))).toBe(isLoaded);
    const edges = await page.locator('.PageFrame-cloth').evaluateAll((cloths) => {
      const boxes = cloths.map((cloth) => cloth.getBoundingClientRect());
      return boxes.map(({ left, right }) => [left, right]);
    });
    expect(edges).toEqual([isLoaded ? [744, 1440] : [0, 0]]);
  }
});

needs({ services: services.length })('the parts of a service are read row by row', async () => {
  for (const { link, detail } of services) {
    const { features = [], numbered } = detail;
    const page = await visit(link, width(768));
    const parts = page.locator('main :is(ol, ul):has(> li > h3) > li');
    const titles = await parts.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual(features.map(({ title }) => title));
    const places = await parts.evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        const { content } = getComputedStyle(item.firstElementChild as Element, '::before');
        return { left, top, hasNumber: content !== 'none' };
      }),
    );
    places.forEach(({ left, top }, index) => {
      const before = places[index - 1];
      if (before && index % 2 === 1) expect([left > before.left, top]).toEqual([true, before.top]);
      else if (before) expect(top).toBeGreaterThan(before.top);
    });
    expect(places.map(({ hasNumber }) => hasNumber)).toEqual(features.map(() => numbered));
  }
});
