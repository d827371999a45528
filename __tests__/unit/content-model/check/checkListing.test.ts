import { readFileSync, renameSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { listStatic } from '../../../../src/content-model/read/contentFiles';
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

test.each([
  ['index.html', 'the page /'],
  ['ar/contact/index.html', 'the page /ar/contact'],
  ['About.html', 'the page /about'],
  ['sitemap.xml', 'the sitemap'],
  ['rss.xml', 'the feed'],
  ['admin/config.yml', 'the editor screen'],
  ['robots.txt', ''],
  ['favicon.ico', ''],
  ['ar/terms.html', ''],
])('an own file %s has the path of %s, which the build writes', (file, owner) => {
  content.set('languages.json', { languages: [{ code: 'ar', name: 'Arabic', direction: 'rtl' }] });
  content.write(`../static/${file}`, '');
  const problem = `static/${file}:1 file: has the path of ${owner}, which the build writes; rename or delete it`;
  expectErrors(...(owner ? [problem] : []));
});

test('a file is too large for a host', () => {
  content.write('../static/film.mp4', '');
  truncateSync(content.at('../static/film.mp4'), 26 * 2 ** 20);
  expectWarnings('film.mp4:1 file: is 26 MiB, and Cloudflare Pages publishes no file above 25 MiB; make');
});

test('a subfolder without a description, and a group without entries', () => {
  rename('catalogues/goods/seeds', 'catalogues/goods/seed');
  expect(content.errors().join()).toContain('goods/seed:1 folder: has no file that describes it; rename the');
  expect(content.warnings()).toEqual([expect.stringContaining('goods/seeds.json:1 file: is not shown, ')]);
});

test('ignores files that systems and programs leave behind', () => {
  const names = ['.DS_Store', '._peas.pdf', 'Thumbs.db', '~$peas.json', 'peas.jpg.part', 'peas.json~'];
  for (const folder of ['images', 'catalogues/goods/seeds', 'blog', '../static'])
    for (const name of names) content.write(`${folder}/${name}`, 'x');
  expect(listStatic(content.dir)).toEqual([]);
  expectWarnings();
});
