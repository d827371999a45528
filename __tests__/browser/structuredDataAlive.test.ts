/** Search engines that run scripts read the page afterwards. */
import { htmlOf } from '../support/builtSite';
import { blocks } from '../support/dataBlocks';
import { visitor } from '../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

test.each(['/', '/PulsesProducts'])(
  'the data of %s are still there once the page is alive',
  async (route) => {
    const page = await visit(route);
    const alive = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(alive.length).toBeGreaterThan(0);
    expect(alive).toEqual(blocks(htmlOf(route)));
  },
);
