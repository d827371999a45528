import { findAsAddressed } from '../../src/browser/findAsAddressed';

/** What the loader is asked for when the router asks for a page at an address. */
function askedFor(address: string, page: string): string {
  const loadPageSync = jest.fn();
  Object.assign(window, { ___loader: { loadPageSync } });
  window.history.replaceState(null, '', address);
  findAsAddressed();
  window.___loader.loadPageSync(page);
  return loadPageSync.mock.calls[0]?.[0];
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/about', '/about', '/about'],
  ['/a%20b', '/a%20b', '/a%20b'],
  // The router encodes the sign of an encoding once more.
  ['/a%3Db', '/a%253Db', '/a%3Db'],
  ['/a%2Fb?from=mail', '/a%252Fb?from=mail', '/a%2Fb?from=mail'],
  // Another page than that of the address.
  ['/a%3Db', '/team', '/team'],
  ['/a%3Db', '/a%253Db?from=mail', '/a%253Db?from=mail'],
  // What cannot be decoded.
  ['/50%', '/50%', '/50%'],
])('at %s the page %s is that of %s', (address, page, expected) => {
  expect(askedFor(address, page)).toBe(expected);
});
