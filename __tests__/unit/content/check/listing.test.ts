import { mkdirSync, renameSync } from 'node:fs';
import { sampleContent } from '../../../support/sampleContent';

const { expectErrors, expectWarnings, ...content } = sampleContent();
const rename = (from: string, to: string) => renameSync(content.at(from), content.at(to));

test.each([
  [
    'an empty collection that a page requires',
    () => content.delete('testimonials'),
    'content/testimonials:1 folder: is empty; add at least one file',
  ],
  [
    'a page whose file is missing',
    () => content.delete('pages/team.json'),
    'content/pages/team.json:1 file: is missing; create it, or restore it from Git',
  ],
  [
    'a file name that cannot be part of a URL',
    () => rename('team/clerk.json', 'team/New Member.json'),
    'content/team/New Member.json:1 file name: "New Member" cannot be part of a URL; use lower-case letters, digits and hyphens only',
  ],
  ...['main', 'gatsby-announcer'].map((name): [string, () => void, string] => [
    `a file name that every page uses as an id: ${name}`,
    () => rename('products/pulses/peas.json', `products/pulses/${name}.json`),
    `content/products/pulses/${name}.json:1 file name: "${name}" is an id that every page already has; choose another name`,
  ]),
])('%s', (_, change, problem) => {
  change();
  expectErrors(problem);
});

test('services may be empty: a warning, and one for each broken link', () => {
  const link = '"/freight"';
  content.replace('navigation.json', '"/contact"', link);
  content.delete('services');
  mkdirSync(content.at('services'));
  content.write('services/.gitkeep', '');
  expectWarnings(
    `content/navigation.json:${content.lineOf('navigation.json', link)} home.to: the path ${link} does not exist while content/services is empty; remove the link, or add its target`,
    'content/services:1 folder: is empty; its page will say that there are no entries',
  );
});

test.each([
  ['product/rice.json', 'move it, for example to content/products'],
  ['products/rice.json', 'move it to a subfolder of content/products that has a file in content/prod'],
  ['blog/any.json', 'move it to a folder that content/README.md describes, or remove it'],
  ['products/pulses/dry/rice.json', 'move it to a subfolder of content/products that has a file in'],
  ['pages/hom.json', 'did you mean content/pages/home.json?'],
  ['services/ship.png', 'move it to content/images'],
  ['images/ship.heic', 'save the picture as JPEG or PNG in content/images, and remove this file'],
  ['leaders/new.JSON', 'write its extension in lower case'],
  ['images/notes.txt', 'move it to a folder that content/README.md describes, or remove it'],
])('%s, which is not in a content folder', (file, remedy) => {
  content.write(file, '{}');
  expectErrors(`content/${file}:1 file: is not in a folder for content files; ${remedy}`);
});

test('a subfolder without a description, and a group without entries', () => {
  rename('products/pulses', 'products/pulse');
  expect(content.errors()).toContain(
    'content/products/pulse/peas.json:1 file: the folder "pulse" has no file in content/product-groups; did you mean content/products/pulses, or is content/product-groups/pulse.json missing?',
  );
  expect(content.warnings()).toEqual([
    'content/product-groups/pulses.json:1 file: is not shown, because "pulses" has no entries yet; add a file to content/products/pulses, or remove this one',
  ]);
});

test('ignores files that systems and programs leave behind', () => {
  const names = [
    '.DS_Store',
    '._peas.json',
    'Thumbs.db',
    'Desktop.ini',
    '~$peas.json',
    '.peas.json.swp',
    'peas.json.crswap',
    'peas.jpg.crdownload',
    'peas.jpg.part',
    'peas.tmp',
    'peas.json~',
  ];
  for (const folder of ['images', 'products/pulses', 'blog'])
    for (const name of names) content.write(`${folder}/${name}`, 'x');
  expectWarnings();
});
