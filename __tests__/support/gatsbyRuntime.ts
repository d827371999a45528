import { failedRoute } from '../../src/browser/failedRoute';
import { ALIVE_ATTRIBUTE } from '../../src/browser/loadUntilAlive';
import { onInitialClientRender } from '../../src/browser/onInitialClientRender';

/** A page's data, as far as it tells of which release it is. */
export const ofRelease = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

/** Notes that the page at this address could not be loaded. */
export const fail = (address: string) => failedRoute.set({ address, attempt: 1 });

/** The browser goes back or forward, or to a plain anchor. */
export function go(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Asks for a page as Gatsby does; tells what comes of it, once all that can has happened. */
export async function load(page: string) {
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

/**
 * Before each test: Gatsby's loader and navigation are stand-ins, nothing can be fetched, and `/about` of the release
 * `own` has come to life.
 *
 * @returns the stand-ins, and `found`: the failures that Gatsby's router, listening since before, has found at popstate.
 */
export function gatsbyRuntime() {
  const loadPage = jest.fn();
  const loadPageSync = jest.fn();
  const navigate = jest.fn();
  const request = jest.fn();
  const found: unknown[] = [];
  const router = () => found.push(failedRoute.get());

  let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  beforeEach(() => {
    found.length = 0;
    listening = jest.spyOn(window, 'addEventListener');
    window.addEventListener('popstate', router);
    window.history.replaceState(null, '', '/about');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    Object.assign(globalThis, { fetch: request });
    loadPageSync.mockReturnValueOnce(ofRelease('own'));
    Object.assign(window, {
      ___loader: { loadPage, loadPageSync },
      ___navigate: navigate,
      ___webpackCompilationHash: 'own',
    });
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
  return { loadPage, loadPageSync, navigate, request, found };
}
