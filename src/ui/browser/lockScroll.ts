/** Attribute of the root element while the page must not scroll (`styles/_base.scss`). */
const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-locked';

/**
 * Prevents the page behind a modal dialog from scrolling. A padding with the width of the scrollbar replaces the
 * scrollbar, so that the layout does not shift (docs/behaviour.md, "Dialogs").
 * @returns a function that allows scrolling again
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty('--scrollbar-width', `${scrollbar}px`);
  root.setAttribute(SCROLL_LOCK_ATTRIBUTE, '');
  return () => root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
}
