/** The route and the choice of ports, which business areas and the home page show. */

import { documentAt, documentsIn } from '../support/content';
import { filled } from '../support/filled';
import { phone, visitor, withoutScripts } from '../support/visitor';

const { newPage } = visitor();

const areas = documentsIn<{ link: string; showsPorts?: boolean }>('business-areas');

const route = documentAt('sections/voyages.json');
const { ports } = route;
type Port = (typeof ports)[number];
const legTo = (port: Port) =>
  filled(route.labels.leg, { from: route.stations.at(-1)?.name ?? '', to: port.name });

test('the route on the home page lists its places in order, with the days to each port', async () => {
  const page = await newPage(withoutScripts);
  await page.goto('/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: route.heading.title, exact: true }) });
  const rows = await section.getByRole('listitem').allTextContents();
  expect(rows).toHaveLength(route.stations.length + ports.length);
  for (const [index, { name, firstDay, lastDay }] of ports.entries()) {
    const row = rows[route.stations.length + index];
    expect(row).toContain(name);
    expect(row).toContain(filled(route.labels.transit, { first: firstDay, last: lastDay }));
  }
  expect(await section.getByRole('link', { name: route.action.label }).getAttribute('href')).toBe(
    route.action.to,
  );
});

test('without scripts one port shows its route and documents, and paper shows all', async () => {
  const page = await newPage({ ...phone, ...withoutScripts });
  await page.goto(areas.find(({ showsPorts }) => showsPorts)?.link ?? '', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  for (const port of ports.toReversed()) {
    await main.getByRole('heading', { name: legTo(port), exact: true }).click();
    expect(await main.locator('details[open] h3').allTextContents()).toEqual([legTo(port)]);
    const text = await main.locator('details[open]').innerText();
    for (const detail of [port.code, port.coordinates, port.via, ...port.documents])
      expect(text).toContain(detail);
  }
  await page.emulateMedia({ media: 'print' });
  const shown = await main
    .locator('details dl')
    .evaluateAll((lists) => lists.map((list) => list.checkVisibility()));
  expect(shown).toEqual(ports.map(() => true));
});
