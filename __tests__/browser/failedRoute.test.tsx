import {
  failedRoute,
  openAfresh,
  setFailedRoute,
  subscribeToFailedRoute,
} from '../../src/browser/failedRoute';
import { onRouteUpdate } from '../../src/browser/onRouteUpdate';

const request = jest.fn();
let logged: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { fetch: request });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  setFailedRoute(undefined);
  request.mockReset();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('no route has failed until one is set', () => {
  expect(failedRoute()).toBeUndefined();
  setFailedRoute('/contact');
  expect(failedRoute()).toBe('/contact');
});

test('all who show it are told, until they are gone', () => {
  const changed = jest.fn();
  const stop = subscribeToFailedRoute(changed);
  setFailedRoute('/contact');
  setFailedRoute(undefined);
  stop();
  setFailedRoute('/contact');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the server is asked for the address itself, and nothing kept counts', async () => {
  request.mockResolvedValue({ status: 200 });
  await openAfresh('#team');
  expect(request.mock.calls).toEqual([['#team', { method: 'HEAD', cache: 'no-store' }]]);
});

/** jsdom loads no page, but tells that it should have. */
const loads = () => logged.mock.calls.map(([error]) => error.message);
const LOAD = 'Not implemented: navigation (except hash changes)';

test.each([
  [200, '/about?from=mail#team'],
  [404, '/about?from=mail#team'],
  [200, 'http://localhost/about?from=mail#team'],
  [200, '/about?from=mail'],
])('after the answer %d the page whose address is there already, %s, is loaded anew', async (status, to) => {
  window.history.replaceState({ key: 'shown' }, '', '/about?from=mail');
  const before = window.history.length;
  request.mockResolvedValue({ status });
  await openAfresh(to);
  expect(window.location.href).toBe(new URL(to, 'http://localhost').href);
  expect(window.history.state).toEqual({ key: 'shown' });
  expect(window.history.length).toBe(before);
  expect(loads()).toEqual([LOAD]);
  expect(failedRoute()).toBeUndefined();
});

test.each([
  [200, '/contact#form'],
  [404, '/contact#form'],
  [200, '/about'],
  [200, '/about?from=letter#team'],
])(
  'after the answer %d another page, %s, is gone to, and the entry shown stays as it is',
  async (status, to) => {
    window.history.replaceState(null, '', '/about?from=mail');
    request.mockResolvedValue({ status });
    await openAfresh(to);
    expect(window.location.href).toBe('http://localhost/about?from=mail');
    expect(loads()).toEqual([LOAD]);
    expect(failedRoute()).toBeUndefined();
  },
);

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['answers with 500', () => Promise.resolve({ status: 500 }), 'The server answered with HTTP status 500.'],
  ['answers with 503', () => Promise.resolve({ status: 503 }), 'The server answered with HTTP status 503.'],
])(
  'where the server %s, the visitor stays, the route has failed, and that is logged',
  async (_, answer, why) => {
    window.history.replaceState(null, '', '/about');
    request.mockImplementation(answer);
    await openAfresh('/about#team');
    expect(window.location.href).toBe('http://localhost/about');
    expect(failedRoute()).toBe('/about#team');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('/about#team could not be opened.', expect.any(Error));
    expect(logged.mock.calls[0]?.[1].message).toBe(why);
  },
);

const at = (address: string) => new URL(address, 'http://localhost');

test.each([
  ['the first page', '/about', undefined, false],
  ['another page by a link', '/about', '/', true],
  ['another page by Back', '/about', '/', false],
  ['another query by Back', '/about?from=mail', '/about', false],
  ['a link to the page shown', '/about', '/about', true],
  ['a link to a place on the page shown', '/about#team', '/about', true],
])('with %s no route has failed any more', (_, to, from, linked) => {
  setFailedRoute('/contact');
  const location = Object.assign(at(to), linked && { action: 'PUSH' });
  const locations = { location, prevLocation: from ? at(from) : null };
  onRouteUpdate?.(locations as never, { plugins: [] });
  expect(failedRoute()).toBeUndefined();
});

test.each([
  ['/about#main', '/about'],
  ['/about', '/about#main'],
])('a plain anchor that leads to %s from %s leaves the error page', (to, from) => {
  setFailedRoute('/contact');
  onRouteUpdate?.({ location: at(to), prevLocation: at(from) } as never, { plugins: [] });
  expect(failedRoute()).toBe('/contact');
});
