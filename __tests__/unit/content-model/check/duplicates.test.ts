import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const set = (file: string, changes: object) => content.edit(file, (data) => Object.assign(data, changes));
/** Returns the position of the line that contains a text, as problems show it. */
const at = (file: string, text: string) => `content/${file}:${content.lineOf(file, text)}`;

test('a duplicate id within a folder', () => {
  set('product-groups/pulses.json', { id: 2 });
  expect(content.errors()).toEqual([
    `${at('product-groups/pulses.json', '"id"')} id: 2 is already used by content/product-groups/oils.json; give one of the two another number`,
  ]);
});

test('a duplicate file name, which is the hash on the page', () => {
  content.write('products/pulses/linseed.json', content.read('products/pulses/peas.json'));
  set('products/pulses/linseed.json', { id: 99 });
  expect(content.errors()).toEqual([
    'content/products/pulses/linseed.json:1 file name: linseed is already used by content/products/oils/linseed.json; give one of the two another file name',
  ]);
});

test.each([
  ['/freight', 'content/services/freight.json'],
  ['/about', 'another page of the site'],
  ['/Textiles', 'another page of the site'],
  ['/blog/harvest', 'content/blog/harvest.md'],
])('the URL %s, which is already used', (link, owner) => {
  set('services/storage.json', { link });
  expect(content.errors()).toContain(
    `${at('services/storage.json', '"link"')} link: ${link} is already used by ${owner}; give one of the two another path`,
  );
});

test('an alias, which differs from another path only in spelling', () => {
  set('business-areas/machines.json', { link: '/midc' });
  expect(content.errors()).toEqual([
    `${at('business-areas/machines.json', '"link"')} link: /midc is another spelling of /Midc; write /Midc, or another path`,
  ]);
});
