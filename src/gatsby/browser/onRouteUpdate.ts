import type { GatsbyBrowser } from 'gatsby';
import { idInHash, isSamePage } from '../../routes';
import { listen } from '../../ui/browser/events';

/** Runs before Gatsby starts. `onRouteUpdate` does all scrolling (docs/behaviour.md, "Scrolling"). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
};

/** In milliseconds (docs/behaviour.md, "Scrolling"). */
export const SCROLL_RETRY = 300;

const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

let cancelRetry = () => {};

/** Ignores dialogs, because a hash that opens a dialog must not scroll. */
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

/** Whether a link or `navigate` set the location, and not Back, Forward or a plain anchor. Gatsby adds `action`. */
const isPushed = (location: object) => 'action' in location && location.action === 'PUSH';

function keepsScrollPosition(from: Location, to: Location): boolean {
  if (!isSamePage(from.pathname, to.pathname)) return false;
  const onlySlashRemoved = from.pathname !== to.pathname;
  const hashWithoutTarget = to.hash !== '' && !targetOf(to.hash);
  // Back and Forward between hashes change a selection and must not scroll. For plain anchors, the browser scrolls.
  const byBrowser = from.search === to.search && !isPushed(to);
  return onlySlashRemoved || hashWithoutTarget || byBrowser;
}

/**
 * Scrolls to the top, or to the target of the hash, and again after `SCROLL_RETRY`, in case the layout has shifted,
 * unless the visitor has scrolled or used the page (docs/behaviour.md, "Scrolling").
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
