/** The route and the ports of business areas, and areas that are not open yet (docs/behaviour.md, "Coming soon"). */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from '../support/content';
import { filled } from '../support/filled';
import { needs } from '../support/inPlace';
import { navigation, site } from '../support/labels';
import { frames, scrollY } from '../support/scrolling';
import { hrefsOf, phone, visitor, width, withoutScripts } from '../support/visitor';

const { visit } = visitor();

interface Area {
  title: string;
  link: string;
  tiles: { items: { title: string }[] };
  showsPorts?: boolean;
  comingSoon?: { text: string; blurred: boolean };
}
const all = documentsIn<Area>('business-areas');
const areas = all.filter(({ comingSoon }) => comingSoon);
const test = needs({ 'area that is coming soon': areas.length });
const { title, countdown, actions = [] } = documentAt('sections/coming-soon.json');
/** The links of the overlay, in order. */
const [ways, social] = [[navigation.home, ...actions], site.socialLinks ?? []];

const overlay = (page: Page) => page.locator('main > div:has(h1)');

test('without scripts the overlay shows what is coming, and the page below it is not accessible', async () => {
  for (const { link, title: name, tiles, comingSoon } of areas) {
    const page = await visit(link, { ...width(1440), ...withoutScripts });
    expect(await overlay(page).getByRole('heading', { level: 1 }).textContent()).toBe(`${title} ${name}`);
    const text = await overlay(page).textContent();
    expect(text).toContain(comingSoon?.text);
    for (const { value, unit } of countdown) expect(text).toContain(`${value} ${unit}`);
    const targets = [...ways.map(({ to }) => to), ...social.map(({ url }) => url)];
    expect(await hrefsOf(overlay(page).getByRole('link'))).toEqual(targets);

    for (const part of ['[inert]:has(> header)', '[inert]:has(> footer)', 'main > [inert]'])
      expect([part, await page.locator(part).count()]).toEqual([part, 1]);
    const below = page.locator('main > [inert]');
    const headings = below.getByRole('heading', { level: 3, includeHidden: true });
    expect(await headings.allTextContents()).toEqual(tiles.items.map((tile) => tile.title));
    const filter = await below.evaluate((element) => getComputedStyle(element).filter);
    expect([link, filter.includes('blur')]).toEqual([link, comingSoon?.blurred]);
  }
});

test('the overlay covers the window and loads at once, only its links can be focused, and no key closes it', async () => {
  const page = await visit(areas[0]?.link ?? '', width(320));
  for (const { viewport } of [width(320), width(1440)]) {
    await page.setViewportSize(viewport);
    const covers = await overlay(page).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return [getComputedStyle(element).position, left, top, right >= clientWidth, bottom >= innerHeight];
    });
    expect(covers).toEqual(['fixed', 0, 0, true, true]);
  }
  expect(await overlay(page).locator('[loading="lazy"]').count()).toBe(0);

  const names = [navigation.skipLink, ...ways.map(({ label }) => label), ...social.map(({ name }) => name)];
  for (const name of names) {
    await page.keyboard.press('Tab');
    const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
    expect(await page.evaluate(focused)).toBe(name);
  }

  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  await frames(page);
  expect(await overlay(page).isVisible()).toBe(true);
  expect(await scrollY(page)).toBe(0);

  await overlay(page).getByRole('link').first().click();
  await page.waitForURL('**/');
  await page.locator('[inert] > header').waitFor({ state: 'detached' });
});

const route = documentAt('sections/voyages.json');
const { ports = [] } = route;
type Port = (typeof ports)[number];
const legTo = ({ name }: Port) =>
  filled(route.labels.leg, { from: route.stations.at(-1)?.name ?? '', to: name });

const portsPage = all.find(({ showsPorts }) => showsPorts)?.link;
const it = needs({ 'route on the home page': ports.length });
const testPorts = needs({ 'business area with ports': portsPage });

it('the route on the home page lists its places in order, with the days to each port', async () => {
  const page = await visit('/', withoutScripts);
  const name = page.getByRole('heading', { name: route.heading.title, exact: true });
  const section = page.locator('section', { has: name });
  const rows = await section.getByRole('listitem').allTextContents();
  expect(rows).toHaveLength(route.stations.length + ports.length);
  for (const [index, { name, firstDay, lastDay }] of ports.entries()) {
    const row = rows[route.stations.length + index];
    expect(row).toContain(name);
    expect(row).toContain(filled(route.labels.transit, { first: firstDay, last: lastDay }));
  }
  const action = section.getByRole('link', { name: route.action.label });
  expect(await hrefsOf(action)).toEqual([route.action.to]);
});

testPorts('without scripts one port shows its route and documents, and paper shows all', async () => {
  const page = await visit(portsPage ?? '', { ...phone, ...withoutScripts });
  const main = page.getByRole('main');
  for (const port of ports.toReversed()) {
    await main.getByRole('heading', { name: legTo(port), exact: true }).click();
    expect(await main.locator('details[open] h3').allTextContents()).toEqual([legTo(port)]);
    const text = await main.locator('details[open]').innerText();
    for (const detail of [port.code, port.coordinates, port.via, ...port.documents])
      expect(text).toContain(detail);
  }
  await page.emulateMedia({ media: 'print' });
  const lists = main.locator('details dl');
  const shown = await lists.evaluateAll((all) => all.map((list) => list.checkVisibility()));
  expect(shown).toEqual(ports.map(() => true));
});
