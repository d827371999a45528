import { sampleContent } from '../../../support/sampleContent';

const { set, expectError, expectErrors, ...content } = sampleContent();

test('a duplicate id within a folder', () => {
  const file = 'product-groups/pulses.json';
  set(file, { id: 2 });
  expectError(file, '"id"', 'id: 2 is already used by content/product-groups/oils.json; give one of the two');
});

test('a duplicate number of a sheet', () => {
  set('products/oils/linseed.json', { sheetNumber: 'P-01' });
  set('products/pulses/peas.json', { sheetNumber: 'P-01' });
  expectErrors(
    'sheetNumber: P-01 is already used by content/products/oils/linseed.json; give one of the two another number',
  );
});

test('a duplicate file name, which is the hash on the page', () => {
  content.write('products/pulses/linseed.json', content.read('products/pulses/peas.json'));
  set('products/pulses/linseed.json', { id: 99 });
  expectErrors(
    'content/products/pulses/linseed.json:1 file name: linseed is already used by content/products/oils/linseed.json; give one of the two another file name',
  );
});

test.each([
  ['/freight', 'content/services/freight.json'],
  ['/about', 'another part of the site'],
  ['/blog/category/Some-Words', 'another part of the site'],
  ['/Textiles', 'another part of the site'],
  ['/admin', 'another part of the site'],
  ['/blog/harvest', 'content/blog/harvest.md'],
])('the URL %s, which is already used', (link, owner) => {
  const file = 'services/storage.json';
  set(file, { link });
  expect(content.errors()).toContain(
    `content/${file}:${content.lineOf(file, '"link"')} link: ${link} is already used by ${owner}; give one of the two another path`,
  );
});

test('an alias, which differs from another path only in spelling', () => {
  const file = 'business-areas/machines.json';
  set(file, { link: '/midc' });
  expectError(file, '"link"', 'link: /midc is another spelling of /Midc; write /Midc, or another path');
});
