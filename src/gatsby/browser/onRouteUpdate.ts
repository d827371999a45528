import type { GatsbyBrowser } from 'gatsby';
import { idInHash, withoutTrailingSlash } from '../../routes';
import { listen } from '../../ui/browser/events';

/** Runs before Gatsby starts. `onRouteUpdate` does all scrolling (docs/behaviour.md, "Scrolling"). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
};

/** Delay in milliseconds before the page scrolls a second time (docs/behaviour.md, "Scrolling"). */
export const SCROLL_RETRY = 300;

/** Events that show that the visitor is scrolling or using the page. They cancel the second scroll. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/** Cancels the pending second scroll of the last route change. */
let cancelRetry = () => {};

/** Finds the element with the id in the hash. Ignores dialogs, because a hash that opens a dialog must not scroll. */
function targetOf(hash: string): Element | null {
  const target = document.getElementById(idInHash(hash));
  return target instanceof HTMLDialogElement ? null : target;
}

function scrollToTarget(hash: string): number {
  const target = targetOf(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return window.scrollY;
}

/**
 * Whether the location was set by a Gatsby link or `navigate`, and not by Back, Forward or a plain anchor. Gatsby adds
 * the property `action` to the location.
 */
const isPushed = (location: object) => 'action' in location && location.action === 'PUSH';

const isSamePath = (a: Location, b: Location): boolean =>
  withoutTrailingSlash(a.pathname) === withoutTrailingSlash(b.pathname);

function keepsScrollPosition(from: Location, to: Location): boolean {
  const onlySlashRemoved = isSamePath(from, to) && from.pathname !== to.pathname;
  const hashWithoutTarget = isSamePath(from, to) && to.hash !== '' && !targetOf(to.hash);
  // Back and Forward between hashes change a selection and must not scroll. For plain anchors, the browser scrolls.
  const byBrowser = isSamePath(from, to) && from.search === to.search && !isPushed(to);
  return onlySlashRemoved || hashWithoutTarget || byBrowser;
}

/**
 * Scrolls to the top of a new page, or to the target of its hash. After `SCROLL_RETRY` it scrolls again, in case the
 * layout has shifted, unless the visitor has scrolled or used the page (docs/behaviour.md, "Scrolling").
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  cancelRetry();
  const { hash } = location;
  if (!prevLocation) {
    // On the first page the browser scrolls to the hash itself, except after a reload with manual scroll restoration.
    if (targetOf(hash) && window.scrollY === 0) scrollToTarget(hash);
    return;
  }
  if (keepsScrollPosition(prevLocation, location)) return;

  const position = scrollToTarget(hash);

  const stopListening = listen(window, INTERRUPTIONS, ({ type }) => {
    if (type !== 'scroll' || window.scrollY !== position) cancelRetry();
  });
  const retry = setTimeout(() => {
    stopListening();
    scrollToTarget(hash);
  }, SCROLL_RETRY);
  cancelRetry = () => {
    clearTimeout(retry);
    stopListening();
  };
};
