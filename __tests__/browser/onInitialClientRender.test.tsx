import { failedRoute, setFailedRoute } from '../../src/browser/failedRoute';
import { ALIVE_ATTRIBUTE } from '../../src/browser/loadUntilAlive';
import { onInitialClientRender } from '../../src/browser/onInitialClientRender';

const loadPage = jest.fn();
const navigate = jest.fn();
const request = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/about');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: request });
  Object.assign(window, { ___loader: { loadPage }, ___navigate: navigate });
  document.body.innerHTML = '<main id="main"></main>';
  onInitialClientRender?.({} as never, { plugins: [] });
});
afterEach(() => {
  document.documentElement.removeAttribute(ALIVE_ATTRIBUTE);
  document.body.innerHTML = '';
  setFailedRoute(undefined);
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

const failures: [string, () => Promise<unknown>][] = [
  ['an error', () => Promise.resolve({ status: 'error' })],
  ['nothing', () => Promise.resolve(undefined)],
  ['a rejection', () => Promise.reject(new Error('Loading chunk 5 failed.'))],
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
  async (_, failure) => {
    loadPage.mockImplementation(failure);
    window.___navigate('/services?search=soy#results');
    expect(await load('/services?search=soy')).toBe('waiting');
    expect(request.mock.calls).toEqual([['/services?search=soy#results', expect.anything()]]);
    expect(failedRoute()).toBe('/services?search=soy#results');
  },
);

test('a page that can be loaded in full is opened with its hash', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  request.mockResolvedValue({ status: 200 });
  window.___navigate('/about#team');
  expect(await load('/about')).toBe('waiting');
  expect(window.location.href).toBe('http://localhost/about#team');
  // jsdom loads no page, but tells that it should have.
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [expect.objectContaining({ message: 'Not implemented: navigation (except hash changes)' })],
  ]);
  expect(failedRoute()).toBeUndefined();
});

test('a page that no link has asked for is tried by its path', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  window.___navigate('/services#soy');
  await load('/contact');
  expect(failedRoute()).toBe('/contact');
});

test('on the way back the address is that of the browser, and an older failure is over', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  window.___navigate('/services');
  setFailedRoute('/services');
  go('/about?from=mail#team');
  expect(failedRoute()).toBeUndefined();
  await load('/about?from=mail');
  expect(failedRoute()).toBe('http://localhost/about?from=mail#team');
});

test.each(['/about', '/about#', '/about#nobody', '/services'])('Back to %s ends a failure', (address) => {
  setFailedRoute('/contact');
  go(address);
  expect(failedRoute()).toBeUndefined();
});

test('the skip link, which leads to a place on the error page, leaves it there', () => {
  setFailedRoute('/contact');
  go('/about#main');
  expect(failedRoute()).toBe('/contact');
});
