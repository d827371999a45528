/** Company facts that were agreed for the launch and that no schema can express. Editors may extend every list. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { agreed, expectInOrder, RANGE, readYaml } from '../support/agreed';
import { documentAt, documentsIn } from '../support/content';
import { realContent } from '../support/contentCopy';

const all = (folder: string) => documentsIn<Record<string, unknown>>(folder);

for (const [folder, fields] of Object.entries(
  readYaml<Record<string, Record<string, unknown[]>>>('lists.yaml'),
))
  for (const [field, expected] of Object.entries(fields))
    agreed(`content/${folder} has the agreed list of "${field}"`, RANGE, () =>
      expectInOrder(
        all(folder).map((document) => document[field]),
        expected,
      ),
    );

agreed('the features of the services', RANGE, () => {
  const parts = documentsIn<{ detail: { features: string[] } }>('services').map(
    ({ detail }) => detail.features.length,
  );
  expect(parts.slice(0, 3)).toEqual([7, 4, 4]);
});

agreed(
  'the numbers of leaders, events, testimonials and team members',
  'The company has named its leaders and its history. The pages are laid out for these numbers: fewer items leave gaps.',
  () => {
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
    'Search engines and feed readers have stored these dates. An article has at least 700 words.',
    () => {
      const text = readFileSync(path.join(realContent, `blog/${slug}.md`), 'utf8');
      expect(text).toContain(`\ndate: "${date}"\n`);
      expect(text).toContain(`\nteaserDate: "${teaserDate}"\n`);
      const [, , body = ''] = text.split(/^---$/m);
      expect(body.match(/[\p{L}\d][\p{L}\d'.-]*/gu)?.length).toBeGreaterThanOrEqual(700);
    },
  );

agreed('the first slides', 'The home page was agreed with these slides. Further slides may be added.', () =>
  expectInOrder(
    documentAt('pages/home.json').slides.map(
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
  ),
);

agreed(
  'the future offers of business areas that are not open yet',
  'Buyers have been told about these offers. More may be added.',
  () => {
    const tiles = (area: string) =>
      documentAt<{ tiles: { items: { title: string }[] } }>(`business-areas/${area}.json`).tiles.items.map(
        ({ title }) => title,
      );
    expectInOrder(tiles('midc'), ['Machinery', 'Tools', 'Components', 'Safety Equipment']);
    expectInOrder(tiles('global-market'), [
      'Market Research',
      'Regulatory Compliance',
      'Partnership Development',
    ]);
  },
);

agreed('counters and categories', 'The numbers of achievements and articles never decrease.', () => {
  const targets = documentAt('sections/counters.json').items.map(({ target }) => target);
  for (const [index, least] of [2500, 1200, 45, 10].entries())
    expect(targets[index]).toBeGreaterThanOrEqual(least);
  const { categories } = documentAt('pages/blog.json');
  for (const [name, least] of [
    ['Market Trends', 5],
    ['Import Guidelines', 8],
    ['Export Regulations', 3],
    ['Country Guides', 7],
  ] as const)
    expect(categories.find((category) => category.name === name)?.posts).toBeGreaterThanOrEqual(least);
});

agreed('the menu and the footer link to everything that the company offers', RANGE, () => {
  const { menu, footer } = documentAt('navigation.json');
  const { links = [], more = [] } = menu.find(({ to }) => to === '/our-business') ?? {};
  expectInOrder(
    links.map(({ to }) => to),
    ['/food-agro', '/Textile', '/Midc', '/global-market', '/chemical', '/logistics'],
  );
  expect(more.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/PulsesProducts', '/textiles', '/specifications']),
  );
  const below = footer.columns.flatMap((column: { links: object[] }) => column.links);
  for (const label of ['Logistic Services', 'Textile & Garments'])
    expect(below).toContainEqual(expect.objectContaining({ label, to: '/services' }));
});
