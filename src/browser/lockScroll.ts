/** Set on the root element while the page must not scroll (`styles/_scroll-lock.scss`). */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-locked';

/**
 * Prevents the page behind a modal dialog from scrolling. A padding of the same width replaces the scrollbar, so that
 * nothing moves (docs/behaviour.md, "Dialogs").
 * @returns a function that unlocks it
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty('--scrollbar-width', `${scrollbar}px`);
  root.setAttribute(SCROLL_LOCK_ATTRIBUTE, '');
  return () => root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
}
