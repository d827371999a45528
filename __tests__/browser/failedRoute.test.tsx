import { failedRoute } from '../../src/browser/failedRoute';
import { onRouteUpdate } from '../../src/browser/onRouteUpdate';

const failure = { address: '/contact', attempt: 1 };
beforeEach(() => failedRoute.set(failure));
afterEach(() => failedRoute.set(undefined));

test('at first no route has failed', () => {
  jest.isolateModules(() => {
    const anew = require('../../src/browser/failedRoute') as typeof import('../../src/browser/failedRoute');
    expect(anew.failedRoute.get()).toBeUndefined();
  });
});

const at = (address: string) => new URL(address, 'http://localhost');

test.each([
  ['the first page', '/about', undefined, false],
  ['another page by a link', '/about', '/', true],
  ['another page by Back', '/about', '/', false],
  ['another query by Back', '/about?from=mail', '/about', false],
  ['a link to the page shown', '/about', '/about', true],
  ['a link to a place on the page shown', '/about#team', '/about', true],
])('with %s no route has failed any more', (_, to, from, linked) => {
  const location = Object.assign(at(to), linked && { action: 'PUSH' });
  const locations = { location, prevLocation: from ? at(from) : null };
  onRouteUpdate?.(locations as never, { plugins: [] });
  expect(failedRoute.get()).toBeUndefined();
});

test.each([
  ['/about#main', '/about'],
  ['/about', '/about#main'],
])('a plain anchor that leads to %s from %s leaves the error page', (to, from) => {
  onRouteUpdate?.({ location: at(to), prevLocation: at(from) } as never, { plugins: [] });
  expect(failedRoute.get()).toBe(failure);
});
