import type { GatsbyBrowser } from 'gatsby';
import { withoutTrailingSlash } from '../routes';

/** Milliseconds until the second try (specification, section 9). */
export const SCROLL_RETRY = 300;

/** What visitors do to scroll by themselves. */
const SIGNS_OF_LIFE = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends the guard of the last route change. */
let abandonRetry = () => {};

/** Scrolls to the element that the hash names, or to the top; tells where the page is then, in pixels. */
function scrollTo(hash: string): number {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return window.scrollY;
}

/**
 * Scrolls to the top of a new page, or to its anchor, and tries again shortly after, in case that the page was
 * not complete; not if the visitor has begun to scroll meanwhile (specification: "Global behaviour").
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  abandonRetry();
  // A first page is placed by the browser; the address without its slash is still the same page.
  const samePage =
    prevLocation && withoutTrailingSlash(prevLocation.pathname) === withoutTrailingSlash(location.pathname);
  if (!prevLocation || (samePage && prevLocation.pathname !== location.pathname)) return;

  const { hash } = location;
  const position = scrollTo(hash);

  const leave = new AbortController();
  const retry = setTimeout(() => {
    leave.abort();
    scrollTo(hash);
  }, SCROLL_RETRY);
  abandonRetry = () => {
    clearTimeout(retry);
    leave.abort();
  };
  for (const sign of SIGNS_OF_LIFE)
    window.addEventListener(sign, () => abandonRetry(), { passive: true, signal: leave.signal });
  window.addEventListener('scroll', () => window.scrollY !== position && abandonRetry(), {
    passive: true,
    signal: leave.signal,
  });
};
