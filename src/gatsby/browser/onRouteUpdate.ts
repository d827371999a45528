import type { GatsbyBrowser } from 'gatsby';
import { idInHash, withoutTrailingSlash } from '../../routes';

/** Milliseconds until the page scrolls a second time (docs/behaviour.md, "Scrolling"). */
export const SCROLL_RETRY = 300;

/** Events with which a visitor starts to scroll or to use the page. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Cancels the pending second scroll of the last route change. */
let cancelRetry = () => {};

/** The element that a hash names. Dialogs do not count: opening one by its hash does not scroll the page. */
function targetOf(hash: string): Element | null {
  const target = document.getElementById(idInHash(hash));
  return target instanceof HTMLDialogElement ? null : target;
}

/** Scrolls to the element that the hash names, or to the top. Returns the new `scrollY`. */
function scrollToTarget(hash: string): number {
  const target = targetOf(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return window.scrollY;
}

/**
 * Whether the location comes from a Gatsby link or `navigate`, rather than from Back, Forward or a plain anchor.
 * Gatsby adds the `action` to it.
 */
const isPushed = (location: object) => 'action' in location && location.action === 'PUSH';

const isSamePath = (a: Location, b: Location): boolean =>
  withoutTrailingSlash(a.pathname) === withoutTrailingSlash(b.pathname);

const isSamePathAndQuery = (a: Location, b: Location): boolean => isSamePath(a, b) && a.search === b.search;

/** Whether this change of location must not scroll the page. */
function keepsScrollPosition(from: Location, to: Location): boolean {
  const onlySlashRemoved = isSamePath(from, to) && from.pathname !== to.pathname;
  const hashWithoutTarget = isSamePath(from, to) && to.hash !== '' && !targetOf(to.hash);
  // Back and Forward between hashes change a choice without scrolling; to a plain anchor the browser scrolls itself.
  const byBrowser = isSamePathAndQuery(from, to) && !isPushed(to);
  return onlySlashRemoved || hashWithoutTarget || byBrowser;
}

/**
 * Scrolls to the top of a new page, or to the target of its hash, and once more after `SCROLL_RETRY` in case the
 * layout has shifted, unless the visitor has scrolled or used the page meanwhile (docs/behaviour.md, "Scrolling").
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  cancelRetry();
  const { hash } = location;
  if (!prevLocation) {
    // The browser scrolls to the hash of the first page, but not after a reload with manual scroll restoration.
    if (targetOf(hash) && window.scrollY === 0) scrollToTarget(hash);
    return;
  }
  if (keepsScrollPosition(prevLocation, location)) return;

  const position = scrollToTarget(hash);

  const listeners = new AbortController();
  const retry = setTimeout(() => {
    listeners.abort();
    scrollToTarget(hash);
  }, SCROLL_RETRY);
  cancelRetry = () => {
    clearTimeout(retry);
    listeners.abort();
  };
  for (const interruption of INTERRUPTIONS)
    window.addEventListener(interruption, () => cancelRetry(), { passive: true, signal: listeners.signal });
  window.addEventListener('scroll', () => window.scrollY !== position && cancelRetry(), {
    passive: true,
    signal: listeners.signal,
  });
};
