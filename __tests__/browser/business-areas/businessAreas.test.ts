/** Business areas: their cards, and the pages of open areas. */
import { interpolate } from '../../../src/lib/interpolate';
import { fibers, products } from '../../support/catalogues';
import { documentAt, documentsIn } from '../../support/content';
import { phone, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage, visit } = visitor();

interface Area {
  title: string;
  link: string;
  banner: string;
  intro: { title: string; paragraphs: string[]; action?: { label: string; to: string } };
  samples?: { heading: { title: string }; catalogue: string };
  bulk?: { title: string; items: string[] };
  tiles: { heading: { title: string }; items: { title: string; text: string }[] };
  transit?: { heading: { title: string }; rows: Record<string, string>[]; labels: Record<string, string> };
  showsRoute?: boolean;
  strip?: { caption?: string };
  ending?: { title: string };
  comingSoon?: object;
}
/** The groups of the samples. The page of fibers shows them as one group, which has no name. */
const groupsOf: Record<string, { name?: string; members: { slug: string }[] }[]> = {
  [products.route]: products.groups,
  [fibers.route]: [{ members: fibers.entries }],
};
const areas = documentsIn<Area>('business-areas');

interface Port {
  name: string;
  code: string;
  coordinates: string;
  via: string;
  documents: string[];
}
const route = documentAt('sections/route.json');
const ports: Port[] = route.ports;
const legTo = (port: Port) =>
  interpolate(route.labels.leg, { from: route.stations.at(-1)?.name ?? '', to: port.name });

test('the cards link to the pages of their areas', async () => {
  const page = await visit('/our-business', width(390));
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    areas.map(({ title }) => title),
  );
  const targets = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(areas.map(({ link }) => link));
  const soon = cards.filter({ hasText: documentAt('sections/coming-soon.json').title });
  expect(await soon.getByRole('heading').allTextContents()).toEqual(
    areas.filter(({ comingSoon }) => comingSoon).map(({ title }) => title),
  );
});

test('the page of an open area shows introduction, samples, bulk supply, routes, tiles, a strip and a link', async () => {
  const page = await newPage(withoutScripts);
  const main = page.getByRole('main');
  for (const area of areas.filter(({ comingSoon }) => !comingSoon)) {
    const { link, banner, intro, samples, bulk, transit, tiles, strip, ending } = area;
    const groups = groupsOf[samples?.catalogue ?? ''] ?? [];
    await page.setViewportSize(width(1440).viewport);
    await page.goto(link, { waitUntil: 'domcontentloaded' });
    const headings = [
      banner,
      intro.title,
      samples?.heading.title,
      ...groups.map(({ name }) => name),
      bulk?.title,
      ...(area.showsRoute ? [route.choiceHeading.title, legTo(ports[0] as Port)] : []),
      transit?.heading.title,
      tiles.heading.title,
      ...tiles.items.map(({ title }) => title),
      ending?.title,
    ];
    expect(await main.getByRole('heading').allTextContents()).toEqual(headings.filter(Boolean));
    const words = await main.innerText();
    for (const text of [...intro.paragraphs, ...(bulk?.items ?? []), ...tiles.items.map((tile) => tile.text)])
      expect(words).toContain(text);
    expect(await main.locator('figcaption').allTextContents()).toEqual(strip?.caption ? [strip.caption] : []);
    const trays = main.getByRole('link').filter({ has: page.locator('img') });
    expect(await trays.evaluateAll((links) => links.map((tray) => tray.getAttribute('href')))).toEqual(
      groups.flatMap(({ members }) => members.map(({ slug }) => `${samples?.catalogue}/${slug}`)),
    );
    expect(await page.locator('[inert]').count()).toBe(0);

    if (transit) {
      // On a phone a table becomes a list of cards in which each value keeps its header.
      await page.setViewportSize(width(320).viewport);
      const cells = await main
        .locator('tbody td')
        .evaluateAll((all) =>
          all.map((cell) => [
            getComputedStyle(cell, '::before').content.slice(1, -1),
            cell.textContent,
            cell.getBoundingClientRect().right <= document.documentElement.clientWidth,
          ]),
        );
      const { route: _, ...labels } = transit.labels;
      expect(cells).toEqual(
        transit.rows.flatMap((row) =>
          Object.entries(labels).map(([field, label]) => [label, row[field], true]),
        ),
      );
    }
    if (intro.action) {
      const { label, to } = intro.action;
      expect(await main.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    }
  }
});

test.each([
  ['a desktop', width(1440)],
  ['a phone', phone],
])('without scripts, on %s, the chosen port alone shows its route and documents', async (_, settings) => {
  const page = await newPage({ ...settings, ...withoutScripts });
  await page.goto(areas.find(({ showsRoute }) => showsRoute)?.link ?? '', { waitUntil: 'domcontentloaded' });
  const group = page.getByRole('radiogroup', { name: route.labels.choice });
  const visible = () => group.getByRole('heading').allTextContents();
  const filled = () =>
    group
      .locator('path:visible')
      .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).fill !== 'none').length);
  expect(await group.getByRole('radio').count()).toBe(ports.length);
  expect(await visible()).toEqual([legTo(ports[0] as Port)]);
  for (const port of ports.toReversed()) {
    await group.getByText(port.name, { exact: true }).click();
    expect(await group.getByRole('radio', { name: port.name }).isChecked()).toBe(true);
    expect(await visible()).toEqual([legTo(port)]);
    expect(await filled()).toBe(1);
    const text = await group.innerText();
    for (const detail of [port.code, port.coordinates, port.via, ...port.documents])
      expect(text).toContain(detail);
  }
  await page.keyboard.press('ArrowDown');
  expect(await visible()).toEqual([legTo(ports[1] as Port)]);
  await page.emulateMedia({ media: 'print' });
  expect(await visible()).toEqual(ports.map(legTo));
});
