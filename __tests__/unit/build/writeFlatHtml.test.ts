import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFlatHtml } from '../../../src/build/writeFlatHtml';

const root = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}
afterAll(() => rmSync(root, { recursive: true }));

test('each page has a current copy next to its folder; copies of removed pages are deleted, other files kept', () => {
  for (const page of ['', 'about/', 'blog/', 'blog/news/', '404/']) write(`public/${page}index.html`, page);
  write('public/404.html', 'missing');
  write('static/proof.html', 'proof');
  const run = () =>
    writeFlatHtml(at('public'), at('static'), ['/', '/about', '/blog', '/blog/news', '/404', '/404.html']);
  run();
  expect([read('public/about.html'), read('public/blog/news.html')]).toEqual(['about/', 'blog/news/']);
  expect(existsSync(at('public/.html'))).toBe(false);

  write('public/about/index.html', 'new');
  for (const file of ['old.html', 'proof.html', 'static/frame.html']) write(`public/${file}`, 'x');
  run();
  expect(read('public/about.html')).toBe('new');
  expect(existsSync(at('public/old.html'))).toBe(false);
  for (const kept of ['proof.html', 'static/frame.html', '404.html'])
    expect(existsSync(at(`public/${kept}`))).toBe(true);
});
