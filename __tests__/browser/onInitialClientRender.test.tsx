import { failedRoute } from '../../src/browser/failedRoute';
import { ALIVE_ATTRIBUTE } from '../../src/browser/loadUntilAlive';
import { onInitialClientRender } from '../../src/browser/onInitialClientRender';

const fail = (address: string) => failedRoute.set({ address, attempt: 1 });

const loadPage = jest.fn();
const loadPageSync = jest.fn();
const navigate = jest.fn();
const request = jest.fn();
/** Stands in for Gatsby's router, which listens since before; the failures that it has found at popstate. */
let found: unknown[];
const router = () => found.push(failedRoute.get());

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  found = [];
  listening = jest.spyOn(window, 'addEventListener');
  window.addEventListener('popstate', router);
  window.history.replaceState(null, '', '/about');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: request });
  Object.assign(window, { ___loader: { loadPage, loadPageSync }, ___navigate: navigate });
  document.body.innerHTML = '<main id="main"></main>';
  onInitialClientRender?.({} as never, { plugins: [] });
});
afterEach(() => {
  for (const added of listening.mock.calls) window.removeEventListener(...added);
  document.documentElement.removeAttribute(ALIVE_ATTRIBUTE);
  document.body.innerHTML = '';
  failedRoute.set(undefined);
  jest.resetAllMocks();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** The browser goes back or forward, or to a plain anchor. */
function go(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Asks for a page as Gatsby does; tells what comes of it, once all that can has happened. */
async function load(page: string) {
  let outcome: unknown = 'waiting';
  window.___loader.loadPage(page).then(
    (found) => {
      outcome = found;
    },
    () => {
      outcome = 'rejected';
    },
  );
  await new Promise((done) => setTimeout(done));
  return outcome;
}

const reason = new Error('Loading chunk 5 failed.');
const failures: [string, () => Promise<unknown>, unknown][] = [
  ['an error', () => Promise.resolve({ status: 'error', error: reason }), reason],
  ['nothing', () => Promise.resolve(undefined), undefined],
  ['a rejection', () => Promise.reject(reason), reason],
];

test('the document is marked as alive', () => {
  expect(ALIVE_ATTRIBUTE).toBe('data-alive');
  expect(document.documentElement.hasAttribute('data-alive')).toBe(true);
});

test('a page that is found passes through', async () => {
  const found = { status: 'success' };
  loadPage.mockResolvedValue(found);
  expect(await load('/contact')).toBe(found);
  expect(loadPage.mock.calls).toEqual([['/contact']]);
  expect(request).not.toHaveBeenCalled();
});

test('Gatsby follows links as ever', () => {
  const options = { state: { enquiry: {} } };
  window.___navigate('/contact#form', options);
  expect(navigate.mock.calls).toEqual([['/contact#form', options]]);
});

test.each(failures)(
  'after %s the address asked for is tried by a full load, and Gatsby waits',
  async (_, failure, why) => {
    loadPage.mockImplementation(failure);
    window.___navigate('/services?search=soy#results');
    expect(await load('/services?search=soy')).toBe('waiting');
    expect(request.mock.calls).toEqual([['/services?search=soy#results', expect.anything()]]);
    expect(failedRoute.get()?.address).toBe('/services?search=soy#results');
    expect(jest.mocked(console.error).mock.calls[0]).toEqual([
      'The parts of /services?search=soy could not be loaded.',
      why,
    ]);
  },
);

test('a page that can be loaded in full is opened with its hash', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  request.mockResolvedValue({ status: 200 });
  window.___navigate('/about#team');
  expect(await load('/about')).toBe('waiting');
  expect(window.location.href).toBe('http://localhost/about#team');
  // jsdom loads no page, but tells that it should have.
  expect(jest.mocked(console.error).mock.calls.slice(1)).toEqual([
    [expect.objectContaining({ message: 'Not implemented: navigation (except hash changes)' })],
  ]);
  expect(failedRoute.get()).toBeUndefined();
});

test.each(failures)(
  'after %s a page that was not asked for is dropped, and Gatsby waits',
  async (_, failure) => {
    loadPage.mockImplementation(failure);
    window.___navigate('/services#soy');
    expect(await load('/contact')).toBe('waiting');
    expect(request).not.toHaveBeenCalled();
    expect(failedRoute.get()).toBeUndefined();
  },
);

test.each([
  ['follows a link', () => window.___navigate('/services')],
  ['goes back', () => go('/services')],
])('a page that fails after the visitor %s elsewhere is dropped', async (_, leave) => {
  let fail = (_: Error) => {};
  loadPage.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  window.___navigate('/contact');
  const outcome = load('/contact');
  leave();
  fail(reason);
  expect(await outcome).toBe('waiting');
  expect(request).not.toHaveBeenCalled();
  expect(failedRoute.get()).toBeUndefined();
});

test('a page that is there already passes through', () => {
  const page = { status: 'success' };
  loadPageSync.mockReturnValue(page);
  const options = { withErrorDetails: true };
  expect(window.___loader.loadPageSync('/contact', options)).toBe(page);
  expect(loadPageSync.mock.calls).toEqual([['/contact', options]]);
});

test.each([{ status: 'error' }, undefined])('%j is no page that is there already', (failure) => {
  loadPageSync.mockReturnValue(failure);
  expect(window.___loader.loadPageSync('/contact')).toBeUndefined();
});

test('on the way back the address is that of the browser, and an older failure is over', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  window.___navigate('/services');
  fail('/services');
  go('/about?from=mail#team');
  expect(failedRoute.get()).toBeUndefined();
  await load('/about?from=mail');
  expect(failedRoute.get()?.address).toBe('http://localhost/about?from=mail#team');
});

test.each(['/about', '/about#', '/about#nobody', '/services'])('Back to %s ends a failure', (address) => {
  fail('/contact');
  go(address);
  expect(failedRoute.get()).toBeUndefined();
});

test('the skip link, which leads to a place on the error page, leaves it there', () => {
  fail('/contact');
  go('/about#main');
  expect(failedRoute.get()?.address).toBe('/contact');
});

test('the failure is over before Gatsby hears of the way back', () => {
  fail('/contact');
  go('/services');
  expect(found).toEqual([undefined]);
});

test.each([
  [true, undefined],
  [false, '/contact'],
])("on a page that comes from the browser's memory (%j) the failure is %j", (persisted, expected) => {
  fail('/contact');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(failedRoute.get()?.address).toBe(expected);
});
