/** Scripts in the head of each page. `callAsText` serializes them, so they use nothing from outside the function. */

/** Returns the source of an inline script that calls `script` with `args`. */
export const callAsText = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => unknown,
  ...args: Arguments
): string => `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;

/**
 * Turns off the styles for pages without scripts (`styles/_media.scss`) before the first paint, but not in a page that
 * was saved as a file, because there the router would show an error page. Returns whether scripts may run.
 */
export function allowScripts(): boolean {
  const isSaved = !location.protocol.startsWith('http');
  document.documentElement.toggleAttribute('data-no-scripts', isSaved);
  return !isSaved;
}

/**
 * Replaces URLs for which Gatsby's router would show a blank screen: a path or hash that cannot be decoded, such as
 * `#50%`, and a path that changes when it is decoded and encoded again, such as `/a%3Db`. On `popstate`, it runs before
 * the listeners of Gatsby. Without the origin, `//contact` would be the URL of another host.
 */
export function keepUrlDecodable(): void {
  const encoded = (text: string, decode: (text: string) => string) => {
    try {
      return decode(text);
    } catch {
      return encodeURI(text);
    }
  };
  const replaceUrl = () => {
    const { pathname, search, hash } = location;
    const path = encoded(pathname, (text) => encodeURI(decodeURI(text)));
    const fragment = encoded(hash, (text) => decodeURI(text) && text);
    if (path !== pathname || fragment !== hash)
      history.replaceState(history.state, '', location.origin + path + search + fragment);
  };
  replaceUrl();
  addEventListener('popstate', replaceUrl, { capture: true });
}

/**
 * Reloads the page if Back or Forward changes the path or query before hydration. These history entries come from
 * `pushState`, so the browser changes only the URL, and the router has not started.
 */
export function reloadBeforeHydration(hydratedAttribute: string): void {
  const current = () => location.pathname + location.search;
  const shown = current();
  addEventListener('popstate', () => {
    const hydrated = document.documentElement.hasAttribute(hydratedAttribute);
    if (!hydrated && current() !== shown) location.reload();
  });
}

/**
 * Hides a list before the first paint if one of the query parameters has a term (`styles/_helpers.scss`). The HTML
 * contains all items, which would be visible before the list is filtered.
 */
export function hideUntilFiltered(...parameters: string[]): void {
  const query = new URLSearchParams(location.search);
  if (parameters.some((parameter) => query.get(parameter)?.trim()))
    document.documentElement.setAttribute('data-filter-pending', '');
}

/**
 * Delays loading the scripts of a page, so that they do not compete with its pictures and font (docs/behaviour.md,
 * "Start of the scripts"). They load as soon as one of these conditions is true:
 *
 * - The page has loaded, nothing larger has been painted for 100 ms, and the browser is idle. The loading screen is painted
 *   first, then text, then pictures. The function also observes `paint`, because some browsers do not report
 *   `largest-contentful-paint`, and no browser does after a load in the background.
 * - The visitor uses the page. `pointermove` also fires when the page scrolls under the pointer.
 * - 5 seconds have passed. A picture may never finish loading, and a background tab may never paint.
 *
 * A script element is removed at once, because a saved page would contain it. The function has no comments, because
 * every page contains its source code. Scripts may run in any order, like Gatsby's own `async` scripts.
 */
export function startScripts(...urls: string[]): void {
  const interactions = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const start = () => {
    for (const interaction of interactions) removeEventListener(interaction, start);
    for (const src of urls.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      document.body.append(script);
      script.remove();
    }
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 200 }) : setTimeout(start, 100);
  for (const interaction of interactions) addEventListener(interaction, start, { passive: true });
  addEventListener('load', () => {
    let quiet: ReturnType<typeof setTimeout>;
    const painted = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(startWhenIdle, 100);
    });
    for (const type of ['paint', 'largest-contentful-paint'])
      if (PerformanceObserver.supportedEntryTypes.includes(type)) painted.observe({ type, buffered: true });
  });
  setTimeout(start, 5000);
}
