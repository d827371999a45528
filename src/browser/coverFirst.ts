/** The attribute of the document while not all of it is laid out: empty, and then `beginning`. */
export const UNPAINTED_ATTRIBUTE = 'data-unpainted';

/**
 * Lets the browser paint the loading screen first, which covers the page anyway, then lay out the beginning of what lies
 * below it, and then the rest (`layout/Layout/Layout.module.scss`): on a phone each takes a while, and between them it
 * answers. It begins at the latest when the loading screen leaves, in case the browser never tells of a paint. Not where
 * the address names a place on the page, to which the browser scrolls as soon as it can, and not without scripts, where
 * nobody would say when to go on. Of the two frames that it awaits, the first paints the beginning.
 *
 * Stands in the page; so it must not use anything from outside its body, and explains nothing within it.
 */
export function coverFirst(attribute: string): void {
  if (window.location.hash) return;
  const { documentElement } = document;
  const goOn = () => {
    if (!documentElement.hasAttribute(attribute)) return;
    documentElement.setAttribute(attribute, 'beginning');
    requestAnimationFrame(() => requestAnimationFrame(() => documentElement.removeAttribute(attribute)));
  };
  documentElement.setAttribute(attribute, '');
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  setTimeout(goOn, 1000);
}
