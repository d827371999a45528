/** The sheets of entries in the catalogues, on their own pages, which buyers file and forward, and printed. */
import {
  catalogues,
  entries,
  firstCatalogue,
  inPanels,
  keyField,
  sheetLabels,
  shown,
} from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { filled } from '../../support/filled';
import { needs } from '../../support/inPlace';
import { navigation, site } from '../../support/labels';
import { scrollTo } from '../../support/scrolling';
import { eventually, hrefsOf, main, reload, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();
const test = needs({ catalogues: catalogues.length });
const it = needs({ 'two entries of the first catalogue': firstCatalogue.entries[1] });

type Entry = (typeof entries)[number];
const valuesOf = ({ values = {} }: Entry): string[] => Object.values(values).flat();

test.each(catalogues)('without scripts all %s and their facts are on the page', async (_, catalogue) => {
  const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
  const groups = inPanels(catalogue);
  const all = groups.flatMap((group) => group.entries);
  const headings = page.locator('main section section :is(h2, h3)');
  const parts = catalogue.groups.flatMap((group) => [
    group,
    ...(groups.includes(group) ? group.entries : []),
  ]);
  expect(await headings.allTextContents()).toEqual(parts.map(({ name }) => name));
  expect(await shown(page).sheets()).toEqual(all.map(({ name }) => name));
  for (const entry of all) {
    const text = await page.locator(`[id="${entry.slug}"]`).textContent();
    for (const expected of [entry.description, entry.details ?? '', ...valuesOf(entry)])
      expect(text).toContain(expected);
  }
});

test.each(catalogues)('a page of the %s has its facts and links without scripts', async (_, catalogue) => {
  const { groups } = catalogue;
  const { name: group, entries: all } = groups[0] as (typeof groups)[number];
  const [before, entry = before, after = entry] = all as [Entry, Entry?, Entry?];
  const page = await visit(entry.path, { ...width(390), ...withoutScripts });
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([entry.name]);
  const text = await main(page).textContent();
  const limits = (entry.limits ?? []).map(({ name, value, method = '' }) => name + value + method);
  for (const value of [...valuesOf(entry), ...limits, ...Object.values(entry.supply ?? {})])
    expect(text).toContain(value);
  const picture = entry.tray ? entry.name : entry.image.alt;
  expect(await main(page).getByRole('img', { name: picture, exact: true }).count()).toBe(1);
  const { sheetNumber, revised } = entry;
  if (sheetNumber) expect(text).toContain(`${sheetLabels.number} ${sheetNumber}`);
  if (revised) expect(await main(page).locator('time').getAttribute('datetime')).toBe(revised);
  const crumbs = page.getByRole('navigation', { name: navigation.breadcrumbLabel });
  const path = [navigation.home.label, catalogue.page.banner.crumb, entry.name];
  expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(path);
  const more = page.getByRole('navigation', { name: filled(sheetLabels.more, { group }) });
  const paths = await hrefsOf(more.getByRole('link'));
  const others = [before, after].map(({ path }) => path).filter((path) => path !== entry.path);
  expect(paths).toEqual(expect.arrayContaining(others));
  expect(paths).not.toContain(entry.path);
});

test.each([1440, 390])('at %d px, name, tray, key fact and button are in the first view', async (pixels) => {
  const [entry] = entries;
  const sheet = main(await visit(entry.path, width(pixels)));
  for (const part of [
    sheet.getByRole('heading', { level: 1 }),
    sheet.getByRole('img'),
    sheet.getByRole('term').filter({ hasText: keyField.label }),
    sheet.getByRole('link', { name: filled(sheetLabels.enquire, { item: entry.name }) }),
  ]) {
    const { y = 0, height = Infinity } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(width(pixels).viewport.height);
  }
});

test('at 1440 px, the text and the limits are at the axis of the page, and no column has a hole of 240 px', async () => {
  const [{ path, description, limits: [limit] = [] }] = entries;
  const sheet = main(await visit(path, width(1440))).locator('article');
  for (const text of [description, limit?.name ?? description])
    expect((await sheet.getByText(text, { exact: true }).first().boundingBox())?.x).toBe(744);
  const holes = await sheet.locator(':is(h1, h2, p, dl, figure, tr):visible').evaluateAll((all) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    return boxes.map(({ left, bottom }) => {
      const below = boxes.filter((box) => box.left > 700 === left > 700 && box.bottom > bottom);
      return Math.min(...below.map(({ top }) => top - bottom));
    });
  });
  expect(Math.max(...holes.filter(Number.isFinite))).toBeLessThan(240);
});

test('on phones, a photograph follows its name, figures end at the edge, packs have all columns, and the bar stays', async () => {
  const {
    route,
    page: texts,
    entries: [{ name: item } = entries[0]],
  } = firstCatalogue;
  const page = await visit(route, width(390));
  const panel = main(page).locator('[data-panel]:not([hidden])').last();
  const topOf = async (part: string) => (await panel.locator(part).first().boundingBox())?.y ?? 0;
  expect(await topOf('picture')).toBeGreaterThan(await topOf('h3'));
  expect(await topOf('picture')).toBeLessThan(await topOf('table'));
  const figure = panel.locator('td[data-at-end]').first();
  expect(await figure.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('end');
  for (const { packs: { title = '', table } = {} } of texts.sections ?? []) {
    const heads = page.getByRole('table', { name: title, exact: true }).locator('thead');
    if (table && table.columns.length <= 4) expect((await heads.boundingBox())?.height).toBeGreaterThan(9);
  }
  const link = panel.getByRole('link', { name: filled(sheetLabels.enquire, { item }) });
  const { x = 0, width: size = 0 } = (await link.boundingBox()) ?? {};
  await scrollTo(page, 400);
  const back = await page.getByRole('button', { name: navigation.backToTop }).boundingBox();
  expect(await link.boundingBox()).toMatchObject({ x, width: size });
  expect(back?.x).toBeGreaterThan(x + size);
});

it('only the selected sheet is printed, with contacts and URL', async () => {
  const [another, entry] = firstCatalogue.entries as [Entry, Entry];
  const page = await visit(`${firstCatalogue.route}#${entry.slug}`);
  await eventually(() => shown(page).sheets(), [entry.name]);
  // The width of an A4 page without margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => document.body.innerText);
  const { name, description, details = '', path } = entry;
  const contact = documentAt('sections/get-in-touch.json').heading ? site.email : '';
  for (const expected of [site.productName, name, description, details, contact, site.siteUrl + path])
    expect(printed).toContain(expected);
  expect(printed).not.toContain(another.description);
});

test('a button of a sheet prints it, except in browsers that cannot print', async () => {
  const page = await visit(entries[0].path);
  const button = main(page).getByRole('button', { name: sheetLabels.print, exact: true });
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('Sent to printer') }));
  await button.click();
  expect(await page.evaluate(() => document.body.innerText)).toContain('Sent to printer');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
  await reload(page);
  expect(await button.isVisible()).toBe(false);
});
