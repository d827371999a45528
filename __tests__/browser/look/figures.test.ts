/** No line ends between a figure and its unit (docs/behaviour.md, "Layout"). */
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const phone = tour({ ...width(320), ...reducedMotion });

const routes = ['/food-agro', '/logistics', '/projects', ...articles().map(({ slug }) => articlePath(slug))];

test('figures and their units are on one line', async () => {
  const lines: number[] = [];
  for (const route of routes) {
    const page = await phone.open(route);
    lines.push(
      ...(await page
        .locator('main .is-figure:visible')
        .evaluateAll((figures) => figures.map((figure) => figure.getClientRects().length))),
    );
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((count) => count !== 1)).toEqual([]);
});
