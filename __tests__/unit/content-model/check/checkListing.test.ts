import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { PICTURE, sampleContent } from '../../../support/sampleContent';

const { expectErrors, expectWarnings, ...content } = sampleContent();
const rename = (from: string, to: string) => renameSync(content.at(from), content.at(to));

test.each([
  ['catalogues', '', 'folder: has no entry; add at least one'],
  ['pages/home.json', '', 'file: is missing; create it, or restore it from Git'],
  ['pages/team.json', '', 'file: is missing, but its page shows content/team; create it'],
  ['team/clerk.json', 'team/New One.json', 'file name: "New One" cannot be part of a URL; use'],
])('%s is missing or renamed to "%s"', (from, to, problem) => {
  if (to) rename(from, to);
  else content.delete(from);
  expectErrors(`content/${to || from}:1 ${problem}`);
});

test.each([
  ['rice/rice.json', 'not in a folder for content files; move it to a folder that content/README.md'],
  ['catalogues/goods/seeds/rice/basmati.json', 'not in a folder for content files; move it to the folder of'],
  ['services/ship.png', 'not in a folder for content files; move it to content/images'],
  ['images/ship.heic', 'a picture in a format that the website cannot show; save the picture as JPEG or PNG'],
])('%s, which is not in a content folder, or in another format', (file, problem) => {
  content.write(file, '{}');
  expectErrors(`content/${file}:1 file: is ${problem}`);
});

test.each([
  ['images/Screenshot 10:30.png', 'has ":", which Windows does not allow; rename it'],
  ['../static/price?.pdf', 'has "?", which Windows does not allow'],
  ['images/AUX.png', 'has "AUX", which Windows does not allow'],
  ['../static/lists./a.pdf', 'has ".", which Windows does not allow'],
  ['../static/list.pdf', 'differs from List.pdf only by letter case, so'],
])('%s, which not all machines can hold', (file, problem) => {
  content.write('../static/List.pdf', '');
  content.write(file, file.endsWith('png') ? readFileSync(content.at(PICTURE)) : '');
  expectErrors(`${path.posix.join('content', file)}:1 file name: ${problem}`);
});

test('a subfolder without a description, and a group without entries', () => {
  rename('catalogues/goods/seeds', 'catalogues/goods/seed');
  expect(content.errors().join()).toContain('goods/seed:1 folder: has no file that describes it; rename the');
  expect(content.warnings()).toEqual([expect.stringContaining('goods/seeds.json:1 file: is not shown, ')]);
});

test('ignores files that systems and programs leave behind', () => {
  const names = ['.DS_Store', 'Thumbs.db', '~$peas.json', 'peas.jpg.part', 'peas.json~'];
  for (const folder of ['images', 'catalogues/goods/seeds', 'blog'])
    for (const name of names) content.write(`${folder}/${name}`, 'x');
  expectWarnings();
});
