import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

test('another build replaces the copies, and removes those without an original or a benefit', async () => {
  const kept = ['public/prices.json.gz', 'public/archive.tar.gz'];
  for (const file of ['public/old.js', 'public/app.js', 'static/prices.json.gz', ...kept]) write(file);
  await run();
  folder.delete('public/old.js');
  write(PAGE, 'x');
  write('public/app.js', `${TEXT} Changed.`);
  await run();
  expect(haveCopies(['public/old.js', PAGE])).toEqual([]);
  expect(copies('public/app.js')).toEqual([`${TEXT} Changed.`, `${TEXT} Changed.`]);
  for (const file of kept) expect(existsSync(at(file))).toBe(true);
});
