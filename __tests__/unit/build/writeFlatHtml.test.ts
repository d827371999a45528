import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFlatHtml } from '../../../src/build/writeFlatHtml';

let root: string;
const at = (file: string) => path.join(root, file);
function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const page of ['', 'about/', 'blog/', 'blog/news/', '404/']) write(`public/${page}index.html`, page);
  write('public/404.html', 'missing');
  mkdirSync(at('static'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = () =>
  writeFlatHtml(at('public'), at('static'), ['/', '/about', '/blog', '/blog/news', '/404', '/404.html']);

test('each page has a copy next to its folder', () => {
  run();
  expect(readFileSync(at('public/about.html'), 'utf8')).toBe('about/');
  expect(readFileSync(at('public/blog/news.html'), 'utf8')).toBe('blog/news/');
  expect(existsSync(at('public/.html'))).toBe(false);
});

test('the flat copy of a removed page is deleted, and files that are served unchanged are kept', () => {
  run();
  write('public/old.html', 'old');
  write('public/proof.html', 'proof');
  write('static/proof.html', 'proof');
  write('public/static/frame.html', 'frame');
  run();
  expect(existsSync(at('public/old.html'))).toBe(false);
  for (const kept of ['proof.html', 'static/frame.html', '404.html', 'about.html'])
    expect(existsSync(at(`public/${kept}`))).toBe(true);
});

test('the flat copy of a changed page is updated', () => {
  run();
  write('public/about/index.html', 'new');
  run();
  expect(readFileSync(at('public/about.html'), 'utf8')).toBe('new');
});
