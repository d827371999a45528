import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

test('an unknown category without a similar one is reported with all categories', () => {
  content.replace('blog/harvest.md', /^category: .*$/m, 'category: Microscopes');
  expect(content.errors()).toEqual([
    expect.stringContaining(
      '"Microscopes" is not one of the categories of content/pages/blog.json; write one of Some words',
    ),
  ]);
});

test('a category that the blog page does not list is reported with the most similar one', () => {
  content.replace('blog/harvest.md', /^category: .*$/m, 'category: Some word');
  expect(content.errors()).toEqual([
    `content/blog/harvest.md:${content.lineOf('blog/harvest.md', 'category:')} category: "Some word" is not one of the categories of content/pages/blog.json; did you mean "Some words"?`,
  ]);
});

test('a list of categories with a gap is reported and does not crash the check', () => {
  content.edit('pages/blog.json', (data) => {
    (data.categories as unknown[]).push(null);
  });
  expect(content.errors()).toEqual([
    expect.stringContaining('categories[1]: is nothing (null); write a group of fields'),
  ]);
});

describe('references by name', () => {
  const article = ['products/pulses/peas.json', 'article'] as const;

  test('a document that exists, and a document that does not', () => {
    content.edit(article[0], (data) => {
      data.article = 'harvest';
    });
    expect(content.errors()).toEqual([]);
    content.edit(article[0], (data) => {
      data.article = 'harvests';
    });
    expect(content.errors()).toEqual([
      `content/${article[0]}:${content.lineOf(article[0], '"article"')} article: "harvests" is not one of the file names in content/blog; did you mean "harvest"?`,
    ]);
  });

  test('a product on the home page', () => {
    content.edit('pages/home.json', (data) => {
      (data.range as { products: string[] }).products = ['peas', 'bean'];
    });
    expect(content.errors()).toEqual([
      `content/pages/home.json:${content.lineOf('pages/home.json', '"bean"')} range.products[1]: "bean" is not one of the file names in content/products; did you mean "beans"?`,
    ]);
  });

  test('a column of the specifications, which is the name of a limit', () => {
    content.edit('fibers/natural/hemp.json', (data) => {
      data.limits = [{ name: 'Shrinkage', value: 'Max 3%' }];
    });
    content.edit('pages/specifications.json', (data) => {
      const tables = data.tables as Record<string, { limits: string[] }>;
      Object.assign(tables.products ?? {}, { limits: [] });
      Object.assign(tables.fibers ?? {}, { limits: ['Shrinkage', 'Shrinking'] });
    });
    expect(content.errors()).toEqual([
      `content/pages/specifications.json:${content.lineOf('pages/specifications.json', '"Shrinking"')} tables.fibers.limits[1]: "Shrinking" is not one of the limits of products and fibers; did you mean "Shrinkage"?`,
    ]);
  });
});
