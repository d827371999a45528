import { sampleContent } from '../../../support/sampleContent';

const { set, expectError, expectErrors, ...content } = sampleContent();
const ARTICLE = 'blog/harvest.md';
const PEAS = 'products/pulses/peas.json';
const HOME = 'pages/home.json';
const SPECIFICATIONS = 'pages/specifications.json';

test.each([
  ['Some word', 'did you mean "Some words"?'],
  ['Microscopes', 'write one of Some words'],
])('the category %s, which the blog page does not list', (category, remedy) => {
  content.replace(ARTICLE, /^category: .*$/m, `category: ${category}`);
  const problem = `"${category}" is not one of the categories of content/pages/blog.json; ${remedy}`;
  expectError(ARTICLE, 'category:', `category: ${problem}`);
});

test('a list of categories with a gap is reported and does not crash the check', () => {
  set('pages/blog.json', { categories: [...content.json('pages/blog.json').categories, null] });
  expectErrors('categories[1]: is nothing (null); write a group of fields');
});

test('the article of a product must exist', () => {
  set(PEAS, { article: 'harvest' });
  expectErrors();
  set(PEAS, { article: 'harvests' });
  const problem = '"harvests" is not one of the file names in content/blog; did you mean "harvest"?';
  expectError(PEAS, '"article"', `article: ${problem}`);
});

test('the products on the home page must exist', () => {
  set(HOME, { range: { ...content.json(HOME).range, products: ['peas', 'bean'] } });
  const problem = '"bean" is not one of the file names in content/products; did you mean "beans"?';
  expectError(HOME, '"bean"', `range.products[1]: ${problem}`);
});

test('the fibers on the home page must exist', () => {
  set(HOME, { range: { ...content.json(HOME).range, fibers: ['hem'] } });
  const problem = '"hem" is not one of the file names in content/fibers; did you mean "hemp"?';
  expectError(HOME, '"hem"', `range.fibers[0]: ${problem}`);
});

test('the large quote of a testimonial is a part of it', () => {
  const BUYER = 'testimonials/buyer.json';
  set(BUYER, { content: 'On time. As agreed.', quote: 'As agreed.' });
  expectErrors();
  set(BUYER, { quote: 'As arranged.' });
  expectError(BUYER, '"quote"', 'quote: is not in the testimonial; copy a sentence word for word');
});

test('names from a document that cannot be read are not reported as unknown', () => {
  set(HOME, { range: { ...content.json(HOME).range, products: ['peas'] } });
  content.replace(PEAS, '"name":', '"name"');
  expectErrors('JSON: a colon is missing');
});

test('a column of the specifications must be the name of a limit', () => {
  set('fibers/natural/hemp.json', { limits: [{ name: 'Shrinkage', value: 'Max 3%' }] });
  const { products, fibers } = content.json(SPECIFICATIONS).tables;
  set(SPECIFICATIONS, {
    tables: {
      products: { ...products, limits: [] },
      fibers: { ...fibers, limits: ['Shrinkage', 'Shrinking'] },
    },
  });
  const problem = '"Shrinking" is not one of the limits of products and fibers; did you mean "Shrinkage"?';
  expectError(SPECIFICATIONS, '"Shrinking"', `tables.fibers.limits[1]: ${problem}`);
});
