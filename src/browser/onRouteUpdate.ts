import type { GatsbyBrowser } from 'gatsby';
import { withoutTrailingSlash } from '../routes';

/** Milliseconds until the second try (specification, section 9). */
export const SCROLL_RETRY = 300;

/** What visitors do to scroll by themselves. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Cancels the second try of the last route change. */
let cancelRetry = () => {};

/** The element that a hash names. */
const targetOf = (hash: string): Element | null =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** Scrolls to the element that the hash names, or to the top; tells where the page is then, in pixels. */
function scrollToPlace(hash: string): number {
  const target = targetOf(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return window.scrollY;
}

/** Gatsby marks the locations that links lead to; those that Back, Forward and plain anchors lead to it does not. */
const isLinked = (location: object) => 'action' in location && location.action === 'PUSH';

/**
 * Scrolls to the top of a new page, or to its anchor, and tries again shortly after, in case the page was not
 * complete; not if the visitor has begun to scroll meanwhile (specification: "Global behaviour"). Back and Forward
 * between hashes of the page shown undo a choice, and leave the visitor where it was made.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  cancelRetry();
  // The browser places the first page.
  if (!prevLocation) return;
  const { pathname, search, hash } = location;
  const samePage = withoutTrailingSlash(prevLocation.pathname) === withoutTrailingSlash(pathname);
  const onlySlashRemoved = samePage && prevLocation.pathname !== pathname;
  // On the page shown, a hash that names nothing changes nothing; to a plain anchor the browser scrolls itself.
  const onlyHashChanged = samePage && prevLocation.search === search;
  const byBrowser = onlyHashChanged && !isLinked(location);
  if (onlySlashRemoved || byBrowser || (samePage && hash && !targetOf(hash))) return;

  const position = scrollToPlace(hash);

  const settled = new AbortController();
  const retry = setTimeout(() => {
    settled.abort();
    scrollToPlace(hash);
  }, SCROLL_RETRY);
  cancelRetry = () => {
    clearTimeout(retry);
    settled.abort();
  };
  for (const interruption of INTERRUPTIONS)
    window.addEventListener(interruption, () => cancelRetry(), { passive: true, signal: settled.signal });
  window.addEventListener('scroll', () => window.scrollY !== position && cancelRetry(), {
    passive: true,
    signal: settled.signal,
  });
};
