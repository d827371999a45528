import type { GatsbyBrowser } from 'gatsby';
import { idInHash, withoutTrailingSlash } from '../../routes';

/** Milliseconds until the second try (specification, section 9). */
export const SCROLL_RETRY = 300;

/** What visitors do to scroll by themselves. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Cancels the second try of the last route change. */
let cancelRetry = () => {};

/** The place on the page that a hash names. A dialog has none: it opens wherever the page is. */
function targetOf(hash: string): Element | null {
  const target = document.getElementById(idInHash(hash));
  return target instanceof HTMLDialogElement ? null : target;
}

/** Scrolls to the element that the hash names, or to the top; tells where the page is then, in pixels. */
function scrollToPlace(hash: string): number {
  const target = targetOf(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return window.scrollY;
}

/**
 * Whether a link led to a location, and not Back, Forward or a plain anchor. Gatsby marks it so; on its way back the
 * router makes another location, without a mark.
 */
const isLinked = (location: object) => 'action' in location && location.action === 'PUSH';

const isSamePath = (one: Location, other: Location): boolean =>
  withoutTrailingSlash(one.pathname) === withoutTrailingSlash(other.pathname);

/** Whether two locations differ in their hash at most. */
const isSamePlace = (one: Location, other: Location): boolean =>
  isSamePath(one, other) && one.search === other.search;

/** Whether a change of location leaves visitors where they are on the page. */
function staysInPlace(from: Location, to: Location): boolean {
  const onlySlashRemoved = isSamePath(from, to) && from.pathname !== to.pathname;
  const namesNothing = isSamePath(from, to) && to.hash !== '' && !targetOf(to.hash);
  // Back and Forward between hashes undo a choice; to a plain anchor the browser scrolls itself.
  const byBrowser = isSamePlace(from, to) && !isLinked(to);
  return onlySlashRemoved || namesNothing || byBrowser;
}

/**
 * Scrolls to the top of a new page, or to its anchor, and tries again shortly after, in case the page was not
 * complete; not if the visitor has begun to scroll meanwhile (specification: "Global behaviour").
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  cancelRetry();
  const { hash } = location;
  if (!prevLocation) {
    // The browser places the first page, but for one that is reloaded: to restore nothing includes its anchor.
    if (targetOf(hash) && window.scrollY === 0) scrollToPlace(hash);
    return;
  }
  if (staysInPlace(prevLocation, location)) return;

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
