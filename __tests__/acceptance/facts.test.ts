/**
 * Figures and lists that were agreed for the launch, and that no schema can express. They name what must be there;
 * editors may add to every list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agreed } from '../support/agreed';
import { realContent } from '../support/contentCopy';

const json = (file: string) => JSON.parse(readFileSync(path.join(realContent, file), 'utf8'));
const all = (folder: string) =>
  readdirSync(path.join(realContent, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => json(`${folder}/${file}`))
    .sort((a, b) => a.id - b.id);
const names = (folder: string) => all(folder).map(({ name }) => name);
const products = () => [...all('products/soybean'), ...all('products/pulses')];

/** `list` holds all of `expected`, in this order; more may stand between and behind. */
function expectInOrder(list: readonly unknown[], expected: readonly unknown[]): void {
  const wanted = expected.map((item) => JSON.stringify(item));
  expect(list.map((item) => JSON.stringify(item)).filter((item) => wanted.includes(item))).toEqual(wanted);
}

const RANGE =
  'The company trades in these and in this order; more may be added, but none left out, without its word.';

agreed('services with their parts', RANGE, () =>
  expectInOrder(
    all('services').map(({ title, detail }) => [title, detail.features.length]),
    [
      ['Export Services', 7],
      ['Import Services', 4],
      ['Value Added Services', 4],
    ],
  ),
);

agreed('business areas', RANGE, () =>
  expectInOrder(
    all('business-areas').map(({ link }) => link),
    ['/food-agro', '/Textile', '/Midc', '/global-market', '/chemical', '/logistics'],
  ),
);

agreed('products, by group', RANGE, () => {
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

agreed('fibers, by category, with their blend ratios', RANGE, () => {
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

agreed(
  'raw soyabean alone lists varieties',
  'The varieties are what raw soyabean is made into, and the other products are among them: they have none of their own.',
  () =>
    expect(products().flatMap(({ name, varieties }) => (varieties ? [[name, varieties]] : []))).toEqual([
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
    ]),
);

agreed(
  'limits of moisture and protein',
  'Buyers order by these limits: only the company can change them.',
  () => {
    const limits = (moisture: RegExp, protein: RegExp) => ({
      moisture: expect.stringMatching(moisture),
      protein: expect.stringMatching(protein),
    });
    expect(json('products/soybean/raw-soyabean.json').specs).toMatchObject(limits(/^Max 10%/, /^Min 35%/));
    expect(json('products/pulses/toor-dal.json').specs).toMatchObject(limits(/^Max 12%/, /^Min 22%/));
  },
);

for (const [group, least, most] of [
  ['soybean', 6, 24],
  ['pulses', 12, 24],
] as const)
  agreed(
    `shelf lives of ${group}`,
    `The company answers for a shelf life of ${least} to ${most} months; a product outside of it is a slip, or needs its word.`,
    () => {
      for (const { name, specs } of all(`products/${group}`)) {
        const months = [...specs.shelfLife.matchAll(/\d+(?=[\d\s-]*(?:to \d+ )?months)/g)].map(Number);
        const isWithin = months.length > 0 && months.every((month) => month >= least && month <= most);
        expect([name, specs.shelfLife, isWithin]).toEqual([name, specs.shelfLife, true]);
      }
    },
  );

agreed(
  'nutrition adds up',
  'Energy is what protein, carbohydrate and fat give (4, 4 and 9 kcal a gram): figures that do not add up have a slip in them.',
  () => {
    const gram = (value: string) => Number.parseFloat(value);
    for (const { name, nutrition } of products()) {
      const { energy, protein, carbs, fiber, fat } = nutrition;
      for (const value of [protein, carbs, fiber, fat]) expect(value).toMatch(/^\d+(\.\d+)? g$/);
      expect(energy).toMatch(/^\d+ kcal$/);
      const general = 4 * gram(protein) + 4 * gram(carbs) + 9 * gram(fat);
      // Fibre gives about half, and published figures use factors by food: within a fifth, or 15 kcal.
      const least = general - 2.5 * gram(fiber);
      const addsUp = gram(energy) >= least * 0.8 - 15 && gram(energy) <= general * 1.05 + 15;
      expect([name, addsUp]).toEqual([name, true]);
      expect(gram(protein) + gram(carbs) + gram(fat)).toBeLessThanOrEqual(100);
      expect(gram(fiber)).toBeLessThanOrEqual(gram(carbs));
    }
  },
);

agreed(
  'leaders, timeline, testimonials and team',
  'The company has named its leaders and its history, and pages are laid out for this many people and voices: fewer leave gaps.',
  () => {
    expectInOrder(names('timeline-eras'), ['Origin', 'Evolution', 'Future']);
    for (const [folder, least] of [
      ['leaders', 5],
      ['timeline/origin', 7],
      ['timeline/evolution', 6],
      ['timeline/future', 6],
      ['testimonials', 7],
      ['team', 4],
    ] as const)
      expect([folder, all(folder).length >= least]).toEqual([folder, true]);
  },
);

for (const [slug, date, teaserDate] of [
  ['trade-trends', '2025-04-26', '2025-04-26'],
  ['import-export-tips', '2025-04-28', '2025-04-25'],
  ['export-guides', '2025-04-30', '2025-04-24'],
])
  agreed(
    `the dates and the length of ${slug}`,
    'The article was published on these days, and search engines and feed readers know it by them; less than 700 words are no article.',
    () => {
      const text = readFileSync(path.join(realContent, `blog/${slug}.md`), 'utf8');
      expect(text).toContain(`\ndate: ${date}\n`);
      expect(text).toContain(`\nteaserDate: ${teaserDate}\n`);
      const [, , body = ''] = text.split(/^---$/m);
      expect(body.match(/[\p{L}\d][\p{L}\d'.-]*/gu)?.length).toBeGreaterThanOrEqual(700);
    },
  );

agreed(
  'the first slides, the positions of the leaders and the years of the timeline',
  'The pages were agreed with these: further slides, leaders and events may be added.',
  () => {
    expectInOrder(
      json('pages/home.json').slides.map(
        ({ title, action }: { title: string; action: { label: string; to: string } }) => [
          title,
          action.label,
          action.to,
        ],
      ),
      [
        ['Connecting Markets. Delivering Opportunities', 'Enquire Now', '/contact'],
        ['Seamless Logistics. Smarter Trade', 'Explore Now', '/our-business'],
        ['Connecting your business growth with global markets', 'Enquire Now', '/contact'],
      ],
    );
    expectInOrder(
      all('leaders').map(({ title }) => title),
      [
        'Founder and CEO',
        'Managing Director',
        'Head of Marketing and Finance',
        'Head of Exim and Company Secretary',
        'HR Head',
      ],
    );
    expectInOrder(
      all('timeline-eras').map(({ years }) => years),
      ['1970 - 1985', '1985 - 2010', '2010 onwards'],
    );
  },
);

agreed(
  'what the areas that are not open yet will offer',
  'Buyers are told of these: more may be added.',
  () => {
    const tiles = (area: string) =>
      json(`business-areas/${area}.json`).tiles.items.map(({ title }: { title: string }) => title);
    expectInOrder(tiles('midc'), ['Machinery', 'Tools', 'Components', 'Safety Equipment']);
    expectInOrder(tiles('global-market'), [
      'Market Research',
      'Regulatory Compliance',
      'Partnership Development',
    ]);
  },
);

agreed('counters and categories', 'Figures of what was achieved and written only grow.', () => {
  const targets: number[] = json('sections/counters.json').items.map(
    ({ target }: { target: number }) => target,
  );
  for (const [index, least] of [2500, 1200, 45, 10].entries())
    expect(targets[index]).toBeGreaterThanOrEqual(least);
  const categories: { name: string; posts: number }[] = json('pages/blog.json').categories;
  for (const [name, least] of [
    ['Market Trends', 5],
    ['Import Guidelines', 8],
    ['Export Regulations', 3],
    ['Country Guides', 7],
  ] as const)
    expect(categories.find((category) => category.name === name)?.posts).toBeGreaterThanOrEqual(least);
});

agreed('the menu and the footer lead to what the company offers', RANGE, () => {
  const { menu, footer } = json('navigation.json');
  const { links, includes } = menu.find(({ to }: { to: string }) => to === '/our-business');
  expectInOrder(
    links.map(({ to }: { to: string }) => to),
    ['/food-agro', '/Textile', '/Midc', '/global-market', '/chemical', '/logistics'],
  );
  expect(includes).toEqual(expect.arrayContaining(['/PulsesProducts', '/textiles']));
  const below = footer.columns.flatMap((column: { links: object[] }) => column.links);
  for (const label of ['Logistic Services', 'Textile & Garments'])
    expect(below).toContainEqual(expect.objectContaining({ label, to: '/services' }));
});
