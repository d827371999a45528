import { currentPath } from '../../../src/hooks/currentPath';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/', '', '/'],
  ['/about?from=mail#team', '', '/about'],
  ['/about/', '', '/about/'],
  ['/site/', '/site', '/'],
  ['/site/about#team', '/site', '/about'],
])('at %s, published below %j, it is %s', (address, prefix, expected) => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  window.history.replaceState(null, '', address);
  expect(currentPath()).toBe(expected);
});
