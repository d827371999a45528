import { mkdirSync, renameSync } from 'node:fs';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const rename = (from: string, to: string) => renameSync(content.at(from), content.at(to));

test('a collection that a page cannot do without', () => {
  content.delete('testimonials');
  expect(content.errors()).toEqual(['content/testimonials:1 folder: is empty; add at least one file']);
});

test('services may be empty: a warning, and one for each link to what is gone', () => {
  const link = '"/freight"';
  content.replace('navigation.json', '"/contact"', link);
  content.delete('services');
  mkdirSync(content.at('services'));
  content.write('services/.gitkeep', '');
  expect(content.errors()).toEqual([]);
  expect(content.warnings()).toEqual([
    `content/navigation.json:${content.lineOf('navigation.json', link)} home.to: the address ${link} does not exist while content/services is empty; remove the link, or add what it leads to`,
    'content/services:1 folder: is empty; the page says that there is nothing at the moment',
  ]);
});

test('a page without its file', () => {
  content.delete('pages/team.json');
  expect(content.errors()).toEqual(['content/pages/team.json:1 file: is missing; restore it from Git']);
});

test.each([
  ['product/rice.json', 'move it, for example to content/products'],
  ['products/rice.json', 'move it to a subfolder of content/products that content/product-groups names'],
  ['pages/hom.json', 'did you mean content/pages/home.json?'],
  ['services/ship.png', 'move it to content/images'],
  ['leaders/new.JSON', 'write the ending of its name in small letters'],
  ['images/notes.txt', 'move it to a folder that content/README.md describes, or remove it'],
])('%s, which is in no place of content', (file, remedy) => {
  content.write(file, '{}');
  expect(content.errors()).toEqual([
    `content/${file}:1 file: is in a place where no content belongs; ${remedy}`,
  ]);
});

test('a subfolder that nothing describes, and a group without entries', () => {
  rename('products/pulses', 'products/pulse');
  expect(content.errors()).toEqual(
    expect.arrayContaining([
      'content/products/pulse/peas.json:1 file: the folder "pulse" is not described in content/product-groups; did you mean content/products/pulses, or is content/product-groups/pulse.json missing?',
    ]),
  );
  expect(content.warnings()).toEqual([
    'content/product-groups/pulses.json:1 file: is not shown: nothing belongs to "pulses" yet; add a file to content/products/pulses, or remove this one',
  ]);
});

test('a file name that cannot be an address', () => {
  rename('team/clerk.json', 'team/New Member.json');
  expect(content.errors()).toEqual([
    'content/team/New Member.json:1 file name: "New Member" cannot be an address; use small letters, digits and hyphens only',
  ]);
});

test.each(['main', 'gatsby-announcer'])('a file name that every page uses itself: %s', (name) => {
  rename('products/pulses/peas.json', `products/pulses/${name}.json`);
  expect(content.errors()).toEqual([
    `content/products/pulses/${name}.json:1 file name: "${name}" is a name that every page uses itself; choose another name`,
  ]);
});
