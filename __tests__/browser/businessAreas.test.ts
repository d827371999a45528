/** The business areas: their cards, and the pages of those that are open. */
import { readdirSync, readFileSync } from 'node:fs';
import { address, eventually, visitor, width } from '../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

interface Area {
  id: number;
  title: string;
  link: string;
  banner: string;
  intro: { title: string; paragraphs: string[] };
  bulk?: { title: string; items: string[] };
  tiles: { heading: { title: string }; items: { title: string; text: string }[] };
  comingSoon?: object;
}

const areas: Area[] = readdirSync('content/business-areas')
  .map((file) => JSON.parse(readFileSync(`content/business-areas/${file}`, 'utf8')))
  .sort((one, other) => one.id - other.id);

test.each([390, 768, 1440])('at %d px the areas are cards that lead to their pages', async (pixels) => {
  const page = await visit('/our-business', width(pixels));
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    areas.map(({ title }) => title),
  );
  expect(
    await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(areas.map(({ link }) => link));
  for (const { title, link } of areas) {
    await cards.getByRole('link', { name: title }).click();
    await page.waitForURL(`**${link}`);
    await page.goBack();
    await page.waitForURL('**/our-business');
  }
});

describe.each(areas.filter(({ comingSoon }) => !comingSoon).map((area) => [area.link, area] as const))(
  '%s',
  (route, { banner, intro, bulk, tiles }) => {
    test.each([320, 390, 768, 1440])(
      'at %d px it shows introduction, bulk supply and tiles',
      async (pixels) => {
        const page = await visit(route, width(pixels));
        const main = page.getByRole('main');
        expect(await main.getByRole('heading').allTextContents()).toEqual(
          [
            banner,
            intro.title,
            bulk?.title,
            tiles.heading.title,
            ...tiles.items.map(({ title }) => title),
          ].filter(Boolean),
        );
        for (const text of [
          ...intro.paragraphs,
          ...(bulk?.items ?? []),
          ...tiles.items.map((tile) => tile.text),
        ])
          expect([text, await main.getByText(text, { exact: true }).isVisible()]).toEqual([text, true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(pixels);
      },
    );
  },
);

test.each([
  ['/food-agro', 'Explore Our Products', '/pulsesproducts', 'Soybean & Pulses Collection'],
  ['/Textile', 'Explore Collections', '/Textiles', 'Textile & Fabric Collection'],
])('on %s "%s" leads to %s', async (route, label, target, heading) => {
  const page = await visit(route);
  await page.getByRole('link', { name: label }).click();
  await eventually(async () => address(page), target);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});
