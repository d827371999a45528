import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeCompressedFiles } from '../../../src/build/writeCompressedFiles';
import { EDITOR_SCREEN } from '../../../src/generatedFiles';

const TEXT = 'A sentence that repeats. '.repeat(100);

let root: string;
const at = (file: string) => path.join(root, file);
const run = () => writeCompressedFiles(at('public'), at('static'));
function write(file: string, text = TEXT) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Returns the contents of both compressed copies. */
const copies = (file: string): string[] => [
  String(brotliDecompressSync(readFileSync(at(`${file}.br`)))),
  String(gunzipSync(readFileSync(at(`${file}.gz`)))),
];
const haveCopies = (files: string[]) =>
  files.filter((file) => existsSync(at(`${file}.br`)) || existsSync(at(`${file}.gz`)));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compressed-'));
  write('public/about/index.html');
  mkdirSync(at('static'));
});
afterEach(() => rmSync(root, { recursive: true }));

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

test('another build writes the copies of a changed file, even if the file is older', async () => {
  await run();
  write('public/about/index.html', `${TEXT} Changed.`);
  utimesSync(at('public/about/index.html'), 0, 0);
  await run();
  expect(copies('public/about/index.html')).toEqual([`${TEXT} Changed.`, `${TEXT} Changed.`]);
});

test('another build does not change the copies of an unchanged file', async () => {
  await run();
  for (const extension of ['br', 'gz']) utimesSync(at(`public/about/index.html.${extension}`), 1, 1);
  await run();
  for (const extension of ['br', 'gz'])
    expect(statSync(at(`public/about/index.html.${extension}`)).mtimeMs).toBe(1000);
});

test('another build replaces damaged copies, and removes those that are no longer smaller', async () => {
  await run();
  write('public/about/index.html.gz', 'damaged');
  await run();
  expect(copies('public/about/index.html')).toEqual([TEXT, TEXT]);
  write('public/about/index.html', 'x');
  await run();
  expect(haveCopies(['public/about/index.html'])).toEqual([]);
});

test('another build removes copies without an original, except those from the static folder', async () => {
  write('public/old.js');
  for (const folder of ['public', 'static']) write(`${folder}/prices.json.gz`);
  write('public/archive.tar.gz');
  await run();
  rmSync(at('public/old.js'));
  await run();
  expect(haveCopies(['public/old.js'])).toEqual([]);
  for (const kept of ['prices.json.gz', 'archive.tar.gz'])
    expect(existsSync(at(`public/${kept}`))).toBe(true);
});
