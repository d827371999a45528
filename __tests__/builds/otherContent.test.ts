/** The site built from other content than today's: whatever is added is a file in `content/`, and nothing else. */
import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { openSite } from '../support/builtSite';
import { shown } from '../support/catalogues';
import type { ContentCopy } from '../support/contentCopy';
import { buildOtherSite } from '../support/otherSite';
import {
  address,
  eventually,
  reducedMotion,
  uncovered,
  visitor,
  width,
  withoutScripts,
} from '../support/visitor';

jest.setTimeout(600_000);

const LONG_WORD = 'Sonnenblumenkernmehlverarbeitungsgesellschaft'.repeat(2);
const LONG_NAME =
  'Hand-picked, double-cleaned and colour-sorted organic kernels of the first harvest of the year';
const NEW_GROUP = `Spices, seeds and ${LONG_NAME}`;

/** Thirty entries; the third has a name without a place to break, the last a long one. */
const beans = Array.from({ length: 30 }, (_, index) => ({
  slug: `bean-${index + 1}`,
  name: index === 2 ? LONG_WORD : index === 29 ? LONG_NAME : `Bean ${index + 1}`,
}));

function change(content: ContentCopy): void {
  const add = (file: string, like: string, changes: object) =>
    content.write(file, JSON.stringify({ ...JSON.parse(content.read(like)), ...changes }));
  const toor = JSON.parse(content.read('products/pulses/toor-dal.json'));
  const cotton = JSON.parse(content.read('fibers/natural/cotton.json'));

  // A group of one product.
  content.delete('products/soybean');
  content.makeFolder('products/soybean');
  content.write('products/soybean/meal.json', JSON.stringify({ ...toor, name: 'Meal' }));
  // A group of thirty.
  content.delete('products/pulses');
  content.makeFolder('products/pulses');
  for (const [index, { slug, name }] of beans.entries())
    content.write(`products/pulses/${slug}.json`, JSON.stringify({ ...toor, id: index + 1, name }));
  // A group, a category and a business area that are new.
  add('product-groups/spices.json', 'product-groups/pulses.json', { id: 3, name: NEW_GROUP });
  content.makeFolder('products/spices');
  content.write('products/spices/turmeric.json', JSON.stringify({ ...toor, name: 'Turmeric' }));
  add('fiber-categories/technical.json', 'fiber-categories/natural.json', { id: 4, name: 'Technical Fiber' });
  content.makeFolder('fibers/technical');
  const { type, origin, applications, strength, comfort } = cotton.specs;
  const specs = { type, origin, applications, strength, comfort };
  content.write(
    'fibers/technical/aramid.json',
    JSON.stringify({ ...cotton, name: 'Aramid', features: [LONG_WORD], specs, ratios: ['60/40', '50/50'] }),
  );
  const logistics = JSON.parse(content.read('business-areas/logistics.json'));
  const { comingSoon } = JSON.parse(content.read('business-areas/midc.json'));
  add('business-areas/spices.json', 'business-areas/logistics.json', {
    id: 7,
    title: 'Spices',
    link: '/spices',
    banner: 'Spices of the Coast',
    seo: { title: 'Spices', description: `${logistics.seo.description.slice(0, 100)} Spices.` },
  });
  // One area opens, another closes.
  content.edit('business-areas/midc.json', (area) => {
    delete area.comingSoon;
  });
  content.edit('business-areas/logistics.json', (area) => {
    area.comingSoon = comingSoon;
  });
}

let site: Awaited<ReturnType<typeof buildOtherSite>>;
const { visit } = visitor(async () => {
  site = await buildOtherSite(change);
  return openSite({ dir: site.dir });
});
afterAll(() => site?.remove());

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the products', () => {
  test('begin with the only product of the first group, and arrows stay with it', async () => {
    const page = await visit('/PulsesProducts');
    await eventually(() => shown(page).selected(), ['Soybean Products', 'Meal']);
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home']) {
      await shown(page).tab('Meal').press(key);
      expect(await shown(page).sheets()).toEqual(['Meal']);
    }
    expect(await page.getByRole('tab', { includeHidden: true }).count()).toBe(3 + 1 + 30 + 1);
  });

  test('thirty of them are reached with the arrows', async () => {
    const page = await visit('/PulsesProducts');
    await shown(page).tab('Pulses').click();
    await shown(page).tab('Bean 1').focus();
    for (const { slug, name } of [...beans.slice(1), ...beans.slice(0, 1)]) {
      await page.keyboard.press('ArrowRight');
      await eventually(() => shown(page).sheets(), [name]);
      expect(address(page)).toBe(`/PulsesProducts#${slug}`);
    }
  });

  test('a new group is a choice', async () => {
    const page = await visit('/PulsesProducts');
    await shown(page).tab(NEW_GROUP).click();
    await eventually(() => shown(page).sheets(), ['Turmeric']);
    expect(address(page)).toBe('/PulsesProducts#turmeric');
  });

  test.each([320, 390, 768, 993, 1440])(
    'at %d px long names fit, their tab is in sight, and axe has nothing to say',
    async (pixels) => {
      for (const { slug, name } of beans.filter((bean) => bean.name.length > 20)) {
        const page = await visit(`/PulsesProducts#${slug}`, { ...width(pixels), ...reducedMotion });
        await uncovered(page);
        await eventually(() => shown(page).sheets(), [name]);
        expect(await tooWide(page)).toBe(false);
        expect(
          await shown(page)
            .tab(name)
            .evaluate((tab) => {
              const { left, right } = tab.getBoundingClientRect();
              const list = tab.parentElement?.getBoundingClientRect();
              return list !== undefined && left >= list.left && right <= list.right;
            }),
        ).toBe(true);
        expect(await violationsOf(page)).toEqual([]);
      }
    },
  );

  test('without scripts all of them are on the page', async () => {
    const page = await visit('/PulsesProducts', { ...width(320), ...withoutScripts });
    expect(await shown(page).sheets()).toEqual(['Meal', ...beans.map(({ name }) => name), 'Turmeric']);
    expect(await tooWide(page)).toBe(false);
  });
});

test('a fiber of a new category lists only the properties that it has', async () => {
  const page = await visit('/textiles#aramid', width(320));
  await eventually(() => shown(page).selected(), ['Technical Fiber', 'Aramid']);
  const rows = async (table: string) =>
    page
      .getByRole('tabpanel', { name: 'Aramid' })
      .getByRole('table', { name: table })
      .getByRole('rowheader')
      .allTextContents();
  expect(await rows('Specifications')).toEqual(['Type', 'Origin', 'Applications', 'Blend Ratios']);
  expect(await rows('Key Properties')).toEqual(['Strength', 'Comfort']);
  expect(await tooWide(page)).toBe(false);
});

test('a new business area has its card and its page', async () => {
  const page = await visit('/our-business');
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(7);
  await page.getByRole('main').getByRole('link', { name: 'Spices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Spices of the Coast' }).waitFor();
  expect(address(page)).toBe('/spices');
});

test('an area without the words on what is coming is open, and one that gets them is covered', async () => {
  const open = await visit('/Midc');
  expect(await open.locator('[inert]').count()).toBe(0);
  const covered = await visit('/logistics');
  expect(await covered.getByRole('heading', { level: 1 }).textContent()).toBe('Coming Soon Logistics');
  expect(await covered.locator('header[inert], footer[inert], main > [inert]').count()).toBe(3);
});
