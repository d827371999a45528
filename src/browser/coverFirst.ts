/** The attribute of the document until its first paint, and then of each part of the page until it is laid out. */
export const UNPAINTED_ATTRIBUTE = 'data-unpainted';

/**
 * Lets the browser paint the loading screen first, which covers the page anyway, then lay out what lies below it, a part
 * in each frame: its head, the beginning of its main part, and one section after the other
 * (`layout/Layout/Layout.module.scss`). On a phone a whole page takes a while, in which it would not answer. It begins at
 * the latest when the loading screen leaves, in case the browser never tells of a paint. Not where the address names a
 * place on the page, to which the browser scrolls as soon as it can, and not without scripts, where nobody would say when
 * to go on. Of the first two frames that it awaits, one paints the head.
 *
 * Stands in the page; so it must not use anything from outside its body, and explains nothing within it.
 */
export function coverFirst(attribute: string): void {
  if (window.location.hash) return;
  const { documentElement } = document;
  const goOn = () => {
    if (!documentElement.hasAttribute(attribute)) return;
    const parts = [...document.querySelectorAll('main, main > .section ~ .section, main ~ footer')];
    for (const part of parts) part.setAttribute(attribute, '');
    documentElement.removeAttribute(attribute);
    const layOut = () => {
      parts.shift()?.removeAttribute(attribute);
      if (parts.length > 0) requestAnimationFrame(layOut);
    };
    requestAnimationFrame(() => requestAnimationFrame(layOut));
  };
  documentElement.setAttribute(attribute, '');
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  setTimeout(goOn, 1000);
}
