import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeCompressedFiles } from '../../../src/build/writeCompressedFiles';
import { EDITOR_SCREEN } from '../../../src/lib/generatedFiles';
import { temporaryFolder } from '../../support/folder';

const TEXT = 'A sentence that repeats. '.repeat(100);
const PAGE = 'public/about/index.html';

const folder = temporaryFolder();
const { at } = folder;
const write = (file: string, text = TEXT) => folder.write(file, text);
const run = () => writeCompressedFiles(at('public'), at('static'));

/** Returns the contents of both compressed copies. */
const copies = (file: string): string[] => [
  String(brotliDecompressSync(readFileSync(at(`${file}.br`)))),
  String(gunzipSync(readFileSync(at(`${file}.gz`)))),
];
const haveCopies = (files: string[]) =>
  files.filter((file) => existsSync(at(`${file}.br`)) || existsSync(at(`${file}.gz`)));

beforeEach(() => {
  rmSync(folder.dir, { recursive: true });
  write(PAGE);
  mkdirSync(at('static'));
});

test('text files have copies with the same contents', async () => {
  const files = ['about/index.html', '404.html', 'app.js', 'feed/rss.xml', 'manifest.webmanifest'];
  for (const file of files) write(`public/${file}`, TEXT + file);
  await run();
  for (const file of files) expect(copies(`public/${file}`)).toEqual([TEXT + file, TEXT + file]);
});

test('pictures, the editor screen, flat copies of pages and files that would grow have no copies', async () => {
  const files = ['a.webp', `${EDITOR_SCREEN.slice(1)}/cms.js`, 'about.html'].map((file) => `public/${file}`);
  for (const file of files) write(file);
  write('public/robots.txt', 'x');
  // A folder with the name of a file.
  mkdirSync(at('public/page-data/404.html'), { recursive: true });
  await run();
  expect(haveCopies([...files, 'public/robots.txt', 'public/page-data/404.html'])).toEqual([]);
});

test('another build writes only the copies of changed files, even if these files are older', async () => {
  write('public/app.js');
  await run();
  write(PAGE, `${TEXT} Changed.`);
  for (const file of [PAGE, 'public/app.js.br', 'public/app.js.gz']) utimesSync(at(file), 1, 1);
  await run();
  expect(copies(PAGE)).toEqual([`${TEXT} Changed.`, `${TEXT} Changed.`]);
  for (const copy of ['br', 'gz']) expect(statSync(at(`public/app.js.${copy}`)).mtimeMs).toBe(1000);
});

test('another build replaces damaged copies, and removes those that are no longer smaller', async () => {
  await run();
  write(`${PAGE}.gz`, 'damaged');
  await run();
  expect(copies(PAGE)).toEqual([TEXT, TEXT]);
  write(PAGE, 'x');
  await run();
  expect(haveCopies([PAGE])).toEqual([]);
});

test('another build removes copies without an original, except those from the static folder', async () => {
  const kept = ['public/prices.json.gz', 'public/archive.tar.gz'];
  for (const file of ['public/old.js', 'static/prices.json.gz', ...kept]) write(file);
  await run();
  folder.delete('public/old.js');
  await run();
  expect(haveCopies(['public/old.js'])).toEqual([]);
  for (const file of kept) expect(existsSync(at(file))).toBe(true);
});
