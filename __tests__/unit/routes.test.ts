import {
  aliases,
  canonicalPath,
  fullUrl,
  pageUrl,
  pathPrefix,
  resolveWrongCase,
  withoutPrefix,
} from '../../src/routes';

test('an alias differs from its canonical path only in letter case', () => {
  // The check of duplicate routes and hosts with case-insensitive file systems rely on this.
  for (const [alias, canonical] of Object.entries(aliases))
    expect(alias.toLowerCase()).toBe(canonical.toLowerCase());
});

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/Textiles/', '/textiles'],
  ['/Textile', '/Textile'],
  ['/midc', '/Midc'],
  ['/unknown', '/unknown'],
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

describe('with a path prefix', () => {
  const set = (prefix: string) => jest.replaceProperty(process, 'env', { PATH_PREFIX: prefix });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['', ''],
    ['site', '/site'],
    ['/site/', '/site'],
    ['/a/b', '/a/b'],
  ])('PATH_PREFIX=%s becomes the prefix "%s"', (given, expected) => {
    set(given);
    expect(pathPrefix()).toBe(expected);
  });

  test('the prefix is removed from paths and included in absolute URLs', () => {
    set('/site');
    const paths = ['/site', '/site/', '/site/about', '/404', '/sites'];
    expect(paths.map(withoutPrefix)).toEqual(['/', '/', '/about', '/404', '/sites']);
    expect(pageUrl('https://company.com', '/About')).toBe('https://company.com/site/about');
    expect(fullUrl('https://company.com/site', '/rss.xml')).toBe('https://company.com/site/rss.xml');
  });
});
