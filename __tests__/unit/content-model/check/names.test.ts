import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const ARTICLE = 'blog/harvest.md';
const PEAS = 'products/pulses/peas.json';
const SPECIFICATIONS = 'pages/specifications.json';

test.each([
  ['Some word', 'did you mean "Some words"?'],
  ['Microscopes', 'write one of Some words'],
])('the category %s, which the blog page does not list', (category, remedy) => {
  content.replace(ARTICLE, /^category: .*$/m, `category: ${category}`);
  expect(content.errors()).toEqual([
    `content/${ARTICLE}:${content.lineOf(ARTICLE, 'category:')} category: "${category}" is not one of the categories of content/pages/blog.json; ${remedy}`,
  ]);
});

test('a list of categories with a gap is reported and does not crash the check', () => {
  content.edit('pages/blog.json', (data) => (data.categories as unknown[]).push(null));
  expect(content.errors()).toEqual([
    expect.stringContaining('categories[1]: is nothing (null); write a group of fields'),
  ]);
});

test('the article of a product must exist', () => {
  content.edit(PEAS, (data) => Object.assign(data, { article: 'harvest' }));
  expect(content.errors()).toEqual([]);
  content.replace(PEAS, '"harvest"', '"harvests"');
  expect(content.errors()).toEqual([
    `content/${PEAS}:${content.lineOf(PEAS, '"article"')} article: "harvests" is not one of the file names in content/blog; did you mean "harvest"?`,
  ]);
});

test('the products on the home page must exist', () => {
  content.edit('pages/home.json', ({ range }) =>
    Object.assign(range as object, { products: ['peas', 'bean'] }),
  );
  expect(content.errors()).toEqual([
    `content/pages/home.json:${content.lineOf('pages/home.json', '"bean"')} range.products[1]: "bean" is not one of the file names in content/products; did you mean "beans"?`,
  ]);
});

test('a column of the specifications must be the name of a limit', () => {
  const limits = [{ name: 'Shrinkage', value: 'Max 3%' }];
  content.edit('fibers/natural/hemp.json', (data) => Object.assign(data, { limits }));
  content.edit(SPECIFICATIONS, (data) => {
    const tables = data.tables as Record<string, object>;
    Object.assign(tables.products ?? {}, { limits: [] });
    Object.assign(tables.fibers ?? {}, { limits: ['Shrinkage', 'Shrinking'] });
  });
  expect(content.errors()).toEqual([
    `content/${SPECIFICATIONS}:${content.lineOf(SPECIFICATIONS, '"Shrinking"')} tables.fibers.limits[1]: "Shrinking" is not one of the limits of products and fibers; did you mean "Shrinkage"?`,
  ]);
});
