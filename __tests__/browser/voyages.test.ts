/** The route and the choice of ports, which business areas and the home page show. */
import { interpolate } from '../../src/lib/interpolate';
import { documentAt, documentsIn } from '../support/content';
import { phone, visitor, withoutScripts } from '../support/visitor';

const { newPage } = visitor();

const areas = documentsIn<{ link: string; showsPorts?: boolean }>('business-areas');

const route = documentAt('sections/voyages.json');
const { ports } = route;
type Port = (typeof ports)[number];
const legTo = (port: Port) =>
  interpolate(route.labels.leg, { from: route.stations.at(-1)?.name ?? '', to: port.name });

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
    expect(row).toContain(interpolate(route.labels.transit, { first: firstDay, last: lastDay }, 'en'));
  }
  expect(await section.getByRole('link', { name: route.action.label }).getAttribute('href')).toBe(
    route.action.to,
  );
});

test('without scripts the chosen port alone shows its route and documents', async () => {
  const page = await newPage({ ...phone, ...withoutScripts });
  await page.goto(areas.find(({ showsPorts }) => showsPorts)?.link ?? '', { waitUntil: 'domcontentloaded' });
  const group = page.getByRole('radiogroup', { name: route.labels.choice });
  const visible = () => group.getByRole('heading').allTextContents();
  expect(await visible()).toEqual([legTo(ports[0] as Port)]);
  for (const port of ports.toReversed()) {
    await group.getByText(port.name, { exact: true }).click();
    expect(await group.getByRole('radio', { name: port.name }).isChecked()).toBe(true);
    expect(await visible()).toEqual([legTo(port)]);
    const text = await group.innerText();
    for (const detail of [port.code, port.coordinates, port.via, ...port.documents])
      expect(text).toContain(detail);
  }
  await page.keyboard.press('ArrowDown');
  expect(await visible()).toEqual([legTo(ports[1] as Port)]);
  await page.emulateMedia({ media: 'print' });
  expect(await visible()).toEqual(ports.map(legTo));
});
