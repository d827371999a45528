/** The route on the home page (docs/behaviour.md, "Route"). The choice of a port is in `business-areas`. */
import { interpolate } from '../../src/lib/interpolate';
import { documentAt } from '../support/content';
import { tour } from '../support/tour';
import { width } from '../support/visitor';

const { heading, action, labels, stations, ports } = documentAt('sections/route.json');
const home = tour(width(1440));

test('the route lists its places in order, with the days to each port, and links to the details', async () => {
  const page = await home.open('/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading.title, exact: true }) });
  const rows = await section.getByRole('listitem').allTextContents();
  const places: { name: string; firstDay?: number; lastDay?: number }[] = [...stations, ...ports];
  expect(rows).toHaveLength(places.length);
  for (const [index, { name, firstDay, lastDay }] of places.entries()) {
    expect(rows[index]).toContain(name);
    if (firstDay && lastDay)
      expect(rows[index]).toContain(interpolate(labels.transit, { first: firstDay, last: lastDay }));
  }
  expect(await section.getByRole('link', { name: action.label }).getAttribute('href')).toBe(action.to);
  // Filled areas would cover each other.
  const fills = await section
    .locator('ol')
    .locator('xpath=..')
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(new Set(fills)).toEqual(new Set(['none']));
});
