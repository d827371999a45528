import { existsSync } from 'node:fs';
import { writeFlatHtml } from '../../../src/build/writeFlatHtml';
import { temporaryFolder } from '../../support/folder';

const { at, read, write } = temporaryFolder();

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
