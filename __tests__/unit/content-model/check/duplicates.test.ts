import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

test('a duplicate id within a folder', () => {
  content.edit('product-groups/pulses.json', (data) => {
    data.id = 2;
  });
  expect(content.errors()).toEqual([
    `content/product-groups/pulses.json:${content.lineOf('product-groups/pulses.json', '"id"')} id: 2 is already used by content/product-groups/oils.json; give one of the two another number`,
  ]);
});

test('a duplicate file name, which is the hash on the page', () => {
  content.write('products/pulses/linseed.json', content.read('products/pulses/peas.json'));
  content.edit('products/pulses/linseed.json', (data) => {
    data.id = 99;
  });
  expect(content.errors()).toEqual([
    'content/products/pulses/linseed.json:1 file name: linseed is already used by content/products/oils/linseed.json; give one of the two another file name',
  ]);
});

test.each([
  ['/freight', 'content/services/freight.json'],
  ['/about', 'another page of the site'],
  ['/Textiles', 'another page of the site'],
  ['/blog/harvest', 'content/blog/harvest.md'],
])('the URL %s, which is already used', (route, owner) => {
  content.edit('services/storage.json', (data) => {
    data.link = route;
  });
  expect(content.errors()).toContain(
    `content/services/storage.json:${content.lineOf('services/storage.json', '"link"')} link: ${route} is already used by ${owner}; give one of the two another path`,
  );
});

test('an alias, which differs from another path only in spelling', () => {
  content.edit('business-areas/machines.json', (data) => {
    data.link = '/midc';
  });
  expect(content.errors()).toEqual([
    `content/business-areas/machines.json:${content.lineOf('business-areas/machines.json', '"link"')} link: /midc is another spelling of /Midc; write /Midc, or another path`,
  ]);
});
