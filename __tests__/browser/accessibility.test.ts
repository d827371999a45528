/** Every page, on a phone and on a desktop: nothing for axe to complain of, and no sideways scrolling. */
import { violationsOf } from '../support/axe';
import { canonicalPaths, openSite } from '../support/builtSite';

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const routes = [...canonicalPaths, '/no-such-page'];

describe.each([
  [390, 844],
  [1440, 900],
])('at %d px', (width, height) => {
  test.each(routes)('axe finds nothing on %s', async (route) => {
    const page = await site.newPage({ viewport: { width, height } });
    await page.goto(route);
    const violations = await violationsOf(page);
    await page.context().close();
    expect(violations).toEqual([]);
  });
});

test.each(routes)('%s does not scroll sideways at 320 px', async (route) => {
  const page = await site.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(route);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  await page.context().close();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
