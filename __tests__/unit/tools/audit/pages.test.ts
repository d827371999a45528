import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aliases } from '../../../../src/routes';
import { builtRoutes, chosenRoutes } from '../../../../tools/audit/pages';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), '');
}

test('every folder with a page is a route, aliases are not, nor are other files', () => {
  const pages = [
    'index.html',
    'about/index.html',
    'blog/index.html',
    'blog/tips/index.html',
    '404/index.html',
  ];
  const others = ['404.html', 'about.html', 'page-data/about/page-data.json', 'static/a.avif'];
  for (const file of [...pages, ...others]) write(file);
  for (const alias of Object.keys(aliases)) write(`${alias}/index.html`);
  expect(builtRoutes(dir)).toEqual(['/', '/404', '/about', '/blog', '/blog/tips']);
});

test('without a build the remedy is told', () => {
  expect(() => builtRoutes(dir)).toThrow('npm run build');
});

test('those asked for are measured, or all', () => {
  const built = ['/', '/about', '/blog'];
  expect(chosenRoutes(built, [])).toEqual(built);
  expect(chosenRoutes(built, ['/blog', '/'])).toEqual(['/', '/blog']);
  expect(() => chosenRoutes(built, ['/', '/blog/', '/abuot'])).toThrow(
    'No page was built for /blog/, /abuot. There are: /, /about, /blog',
  );
});
