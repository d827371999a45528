import { aliases, canonicalPath, pageUrl, resolveWrongCase } from '../../src/routes';

test('an alias differs from its canonical path only in letter case', () => {
  // The check of duplicate routes and hosts with case-insensitive file systems rely on this.
  for (const [alias, canonical] of Object.entries(aliases))
    expect(alias.toLowerCase()).toBe(canonical.toLowerCase());
});

test.each([
  ['/about/', '/about'],
  ['/Textiles/', '/textiles'],
  ['/Textile', '/Textile'],
  ['/midc', '/Midc'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['/TEXTILES', '/textiles'],
  ['/textile', '/Textile'],
  ['/Blog/Trade-Trends', '/blog/trade-trends'],
  ...['/textiles', '/Textiles', '/Textiles/', '/unknown', '/textilesx'].map((path) => [path, undefined]),
])('the URL %s with wrong letter case is corrected to %s', (path = '', target) => {
  const known = ['/', '/textiles', '/Textiles', '/Textile', '/blog/trade-trends', '/Midc', '/midc'];
  expect(resolveWrongCase(path, known)).toBe(target);
});

test('absolute URLs are canonical', () => {
  expect(pageUrl('https://company.com', '/About/')).toBe('https://company.com/about');
});
