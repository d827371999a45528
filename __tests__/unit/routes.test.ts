import { ariaCurrent, pageOfAlias, pageUrl, resolveWrongCase } from '../../src/routes';

const aliases = new Map(Object.entries({ '/old-goods': '/goods', '/About': '/about' }));

test.each([
  ['/About', '/about'],
  ['/old-goods', '/goods'],
  ['/old-goods/peas', '/goods/peas'],
  ['/about', undefined],
  ['/old-goodsx', undefined],
])('the alias %s leads to %s', (path, page) => {
  expect(pageOfAlias(path, aliases)).toBe(page);
});

test.each([
  ['/GOODS', '/goods'],
  ['/textile', '/Textile'],
  ['/Blog/Trade-Trends', '/blog/trade-trends'],
  ...['/goods', '/goods/', '/unknown', '/goodsx'].map((path) => [path, undefined]),
])('the URL %s with wrong letter case is corrected to %s', (path = '', target) => {
  expect(resolveWrongCase(path, ['/', '/goods', '/Textile', '/blog/trade-trends'])).toBe(target);
});

test.each([
  ['/goods', '/goods', 'page'],
  ['/goods', '/goods/peas', true],
  ['/goods', '/goodsx', undefined],
])('a link to %s on %s has aria-current %p', (target, path, current) => {
  expect(ariaCurrent(target, path)).toBe(current);
});

test('absolute URLs have no slash at the end', () => {
  expect(pageUrl('https://company.com', '/about/')).toBe('https://company.com/about');
});
