import { failedRoute } from '../../src/browser/failedRoute';
import { HEAD_LIMIT, openAfresh, want, wantedOn } from '../../src/browser/openAfresh';

const request = jest.fn();
let logged: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { fetch: request });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  failedRoute.set(undefined);
  request.mockReset();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('the server is asked for the address itself, and nothing kept counts', async () => {
  request.mockResolvedValue({ status: 200 });
  await openAfresh('#team');
  expect(request.mock.calls).toEqual([
    ['#team', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })],
  ]);
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
  expect(failedRoute.get()).toBeUndefined();
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
    expect(failedRoute.get()).toBeUndefined();
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
    expect(failedRoute.get()).toEqual({ address: '/about#team', attempt: 1 });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('/about#team could not be opened.', expect.any(Error));
    expect(logged.mock.calls[0]?.[1].message).toBe(why);
  },
);

test('the address that failed is a place in the history, once', async () => {
  window.history.replaceState({ key: 'shown' }, '', '/about');
  const before = window.history.length;
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await openAfresh('/contact?from=about#form');
  await openAfresh('/contact?from=about#form');
  expect(window.location.href).toBe('http://localhost/contact?from=about#form');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toEqual({ key: expect.any(String) });
});

test('a server that takes too long has not been reached', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  request.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const opening = openAfresh('/about');
  expect(timeout.mock.calls).toEqual([[HEAD_LIMIT]]);
  expect(failedRoute.get()).toBeUndefined();
  limit.abort(new DOMException('Too late.', 'TimeoutError'));
  await opening;
  expect(failedRoute.get()?.address).toBe('/about');
  expect(logged.mock.calls).toEqual([
    ['/about could not be opened.', expect.objectContaining({ name: 'TimeoutError' })],
  ]);
});

test('each try that fails has a number of its own', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const attempt of [1, 2, 3]) {
    await openAfresh('/about');
    expect(failedRoute.get()).toEqual({ address: '/about', attempt });
  }
});

test.each([
  ['can be reached', (settle: () => void) => settle],
  ['cannot be reached', (_: () => void, fail: () => void) => fail],
])('where the server %s, an address that is no longer wanted is dropped', async (_, choose) => {
  let answer = () => {};
  request.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = choose(
          () => resolve({ status: 200 }),
          () => reject(new TypeError('Failed to fetch')),
        );
      }),
  );
  const opening = openAfresh('/contact');
  want('/services');
  answer();
  await opening;
  expect(window.location.href).toBe('http://localhost/');
  expect(logged).not.toHaveBeenCalled();
  expect(failedRoute.get()).toBeUndefined();
});

test.each([
  ['/services?search=soy', '/services?search=soy#results'],
  ['/services', '/services'],
  ['/about', 'http://localhost/about#team'],
])('the page %s is wanted by the address %s', (page, address) => {
  want(address);
  expect(wantedOn(page)).toBe(address);
});

test.each([
  ['/services', '/services?search=soy'],
  ['/services?search=rice', '/services?search=soy'],
  ['/contact', '/about'],
])('the page %s is not wanted by the address %s', (page, address) => {
  want(address);
  expect(wantedOn(page)).toBeUndefined();
});

test('an address that is opened is wanted from then on', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  want('/about');
  await openAfresh('/contact#form');
  expect(wantedOn('/contact')).toBe('/contact#form');
});
