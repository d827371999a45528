/**
 * Facts of the content that the specification fixes, and that no schema can express.
 * It names what must be there; editors may add to every list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realContent } from '../support/contentCopy';

const json = (file: string) => JSON.parse(readFileSync(path.join(realContent, file), 'utf8'));
const all = (folder: string) =>
  readdirSync(path.join(realContent, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => json(`${folder}/${file}`))
    .sort((a, b) => a.id - b.id);
const names = (folder: string) => all(folder).map(({ name }) => name);

/** `list` holds all of `expected`, in this order; more may stand between and behind. */
function expectInOrder(list: readonly unknown[], expected: readonly unknown[]): void {
  const wanted = expected.map((item) => JSON.stringify(item));
  expect(list.map((item) => JSON.stringify(item)).filter((item) => wanted.includes(item))).toEqual(wanted);
}

test('services with their 7, 4 and 4 features', () => {
  expectInOrder(
    all('services').map(({ title, detail }) => [title, detail.features.length]),
    [
      ['Export Services', 7],
      ['Import Services', 4],
      ['Value Added Services', 4],
    ],
  );
});

test('the business areas in their order', () => {
  expectInOrder(
    all('business-areas').map(({ link }) => link),
    ['/food-agro', '/Textile', '/Midc', '/global-market', '/chemical', '/logistics'],
  );
});

test('products, by group and in order', () => {
  expectInOrder(names('product-groups'), ['Soybean Products', 'Pulses']);
  expectInOrder(names('products/soybean'), [
    'Raw Soyabean',
    'Soybean Oil',
    'Soy Meat',
    'Soy Milk',
    'Tempeh',
    'Soy Sauce',
    'Tofu',
    'Soy Flour',
  ]);
  expectInOrder(names('products/pulses'), ['Toor Dal', 'Moong Dal', 'Chana Dal', 'Udad Dal', 'Masoor Dal']);
});

test('raw soyabean alone lists varieties', () => {
  const products = [...all('products/soybean'), ...all('products/pulses')];
  expect(
    products.filter(({ varieties }) => varieties).map(({ name, varieties }) => [name, varieties]),
  ).toEqual([
    [
      'Raw Soyabean',
      [
        'Soybean Oil',
        'Soy Meat (Textured Vegetable Protein)',
        'Soy Milk',
        'Tempeh',
        'Soy Sauce',
        'Tofu',
        'Soy Flour',
      ],
    ],
  ]);
});

test('the limits that the specification gives', () => {
  expect(json('products/soybean/raw-soyabean.json').specs).toMatchObject({
    moisture: expect.stringMatching(/^Max 10%/),
    protein: expect.stringMatching(/^Min 35%/),
  });
  expect(json('products/pulses/toor-dal.json').specs).toMatchObject({
    moisture: expect.stringMatching(/^Max 12%/),
    protein: expect.stringMatching(/^Min 22%/),
  });
});

test.each([
  ['soybean', 6, 24],
  ['pulses', 12, 24],
])('shelf lives of %s lie between %d and %d months', (group, least, most) => {
  for (const { name, specs } of all(`products/${group}`)) {
    const months = [...specs.shelfLife.matchAll(/\d+(?=[\d\s-]*(?:to \d+ )?months)/g)].map(Number);
    expect([name, months.length > 0]).toEqual([name, true]);
    for (const month of months) {
      expect(month).toBeGreaterThanOrEqual(least);
      expect(month).toBeLessThanOrEqual(most);
    }
  }
});

/** Energy of a food by the Atwater factors: 4 kcal a gram of protein and carbohydrate, 9 of fat. */
test('nutrition adds up: the energy is what protein, carbohydrate and fat give', () => {
  const gram = (value: string) => Number.parseFloat(value);
  for (const { name, nutrition } of [...all('products/soybean'), ...all('products/pulses')]) {
    const { energy, protein, carbs, fiber, fat } = nutrition;
    for (const value of [protein, carbs, fiber, fat]) expect(value).toMatch(/^\d+(\.\d+)? g$/);
    expect(energy).toMatch(/^\d+ kcal$/);
    const general = 4 * gram(protein) + 4 * gram(carbs) + 9 * gram(fat);
    // Fibre gives about half, and published figures use factors by food: within a fifth, or 15 kcal.
    const least = general - 2.5 * gram(fiber);
    expect([name, gram(energy) >= least * 0.8 - 15 && gram(energy) <= general * 1.05 + 15]).toEqual([
      name,
      true,
    ]);
    expect(gram(protein) + gram(carbs) + gram(fat)).toBeLessThanOrEqual(100);
    expect(gram(fiber)).toBeLessThanOrEqual(gram(carbs));
  }
});

test('fibers, by category and in order, with their blend ratios', () => {
  expectInOrder(names('fiber-categories'), ['Natural Fiber', 'Synthetic Fiber', 'Blended Fiber']);
  expectInOrder(names('fibers/natural'), ['Cotton', 'Linen', 'Silk', 'Wool', 'Jute']);
  expectInOrder(names('fibers/synthetic'), ['Polyester', 'Nylon', 'Acrylic', 'Rayon (Viscose)']);
  expectInOrder(
    all('fibers/blended').map(({ name, ratios }) => [name, ratios]),
    [
      ['Poly-Cotton', ['65/35', '50/50', '35/65']],
      ['Cotton-Silk', ['70/30 to 50/50']],
    ],
  );
});

test('leaders, timeline, testimonials and team', () => {
  expect(all('leaders').length).toBeGreaterThanOrEqual(5);
  expectInOrder(names('timeline-eras'), ['Origin', 'Evolution', 'Future']);
  for (const [era, count] of [
    ['origin', 7],
    ['evolution', 6],
    ['future', 6],
  ] as const)
    expect(all(`timeline/${era}`).length).toBeGreaterThanOrEqual(count);
  expect(all('testimonials').length).toBeGreaterThanOrEqual(7);
  expect(all('team').length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['trade-trends', '2025-04-26', '2025-04-26'],
  ['import-export-tips', '2025-04-28', '2025-04-25'],
  ['export-guides', '2025-04-30', '2025-04-24'],
])('%s has its two dates and is worth reading', (slug, date, teaserDate) => {
  const text = readFileSync(path.join(realContent, `blog/${slug}.md`), 'utf8');
  expect(text).toContain(`\ndate: ${date}\n`);
  expect(text).toContain(`\nteaserDate: ${teaserDate}\n`);
  const [, , body = ''] = text.split(/^---$/m);
  expect(body.match(/[\p{L}\d][\p{L}\d'.-]*/gu)?.length).toBeGreaterThanOrEqual(700);
});

/** Figures only grow: an article adds to its category, a year to the counters. */
function expectAtLeast(figures: Record<string, number>, least: Record<string, number>): void {
  for (const [name, figure] of Object.entries(least)) {
    expect(Object.keys(figures)).toContain(name);
    expect(figures[name]).toBeGreaterThanOrEqual(figure);
  }
}

test('counters and categories', () => {
  const targets: number[] = json('sections/counters.json').items.map(
    ({ target }: { target: number }) => target,
  );
  expectAtLeast(Object.fromEntries(targets.entries()), { 0: 2500, 1: 1200, 2: 45, 3: 10 });
  expectAtLeast(
    Object.fromEntries(
      json('pages/blog.json').categories.map(({ name, posts }: { name: string; posts: number }) => [
        name,
        posts,
      ]),
    ),
    { 'Market Trends': 5, 'Import Guidelines': 8, 'Export Regulations': 3, 'Country Guides': 7 },
  );
});

test('reserved contacts are marked as samples', () => {
  const site = json('site.json');
  const reserved = /@example\.com$/.test(site.email) || /555\d?\s?0\d{3}/.test(JSON.stringify(site.phones));
  expect(!reserved || site.sample === true).toBe(true);
});
