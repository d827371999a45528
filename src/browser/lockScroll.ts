/** Set on the root element while the page must not scroll (`styles/_scroll-lock.scss`). */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-locked';

/**
 * Keeps the page from scrolling below a modal dialog, and in place of its scrollbar leaves a margin of the same width,
 * so that nothing moves (docs/behaviour.md, "Dialogs").
 * @returns a function that unlocks it
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty('--scrollbar-width', `${scrollbar}px`);
  root.setAttribute(SCROLL_LOCK_ATTRIBUTE, '');
  return () => root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
}
