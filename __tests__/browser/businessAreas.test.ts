/** Business areas: their cards, and the pages of open areas. */
import { interpolate } from '../../src/lib/interpolate';
import { fibers, products } from '../support/catalogues';
import { documentAt, documentsIn } from '../support/content';
import { hrefsOf, phone, visitor, width, withoutScripts } from '../support/visitor';

const { newPage } = visitor();

interface Area {
  title: string;
  link: string;
  banner: string;
  intro: { title: string; paragraphs: string[] };
  samples?: { heading: { title: string }; catalogue: string };
  bulk?: { title: string; items: string[] };
  tiles: { heading: { title: string }; items: { title: string; text: string }[] };
  transit?: { heading: { title: string } };
  showsPorts?: boolean;
  ending?: { title: string };
  comingSoon?: object;
}
/** The groups of the samples. The page of fibers shows them as one group, which has no name. */
const groupsOf: Record<string, { name?: string; entries: { slug: string }[] }[]> = {
  [products.route]: products.groups,
  [fibers.route]: [{ entries: fibers.entries }],
};
const areas = documentsIn<Area>('business-areas');

interface Port {
  name: string;
  code: string;
  coordinates: string;
  via: string;
  documents: string[];
  firstDay: number;
  lastDay: number;
}
const route = documentAt('sections/voyages.json');
const ports: Port[] = route.ports;
const legTo = (port: Port) =>
  interpolate(route.labels.leg, { from: route.stations.at(-1)?.name ?? '', to: port.name });

test('the page of an open area shows introduction, samples, bulk supply, routes and tiles', async () => {
  const page = await newPage(withoutScripts);
  const main = page.getByRole('main');
  for (const area of areas.filter(({ comingSoon }) => !comingSoon)) {
    const { link, banner, intro, samples, bulk, transit, tiles, ending } = area;
    const groups = groupsOf[samples?.catalogue ?? ''] ?? [];
    await page.setViewportSize(width(1440).viewport);
    await page.goto(link, { waitUntil: 'domcontentloaded' });
    const headings = [
      banner,
      intro.title,
      samples?.heading.title,
      ...groups.map(({ name }) => name),
      bulk?.title,
      ...(area.showsPorts ? [route.choiceHeading.title, legTo(ports[0] as Port)] : []),
      transit?.heading.title,
      tiles.heading.title,
      ...tiles.items.map(({ title }) => title),
      ending?.title,
    ];
    expect(await main.getByRole('heading').allTextContents()).toEqual(headings.filter(Boolean));
    const words = await main.innerText();
    for (const text of [...intro.paragraphs, ...(bulk?.items ?? []), ...tiles.items.map((tile) => tile.text)])
      expect(words).toContain(text);
    const trays = main.getByRole('link').filter({ has: page.locator('img') });
    expect(await hrefsOf(trays)).toEqual(
      groups.flatMap(({ entries }) => entries.map(({ slug }) => `${samples?.catalogue}/${slug}`)),
    );
  }
});

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
