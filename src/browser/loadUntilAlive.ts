/** The attribute of the document once React has taken over; from then on the router answers Back and Forward. */
export const ALIVE_ATTRIBUTE = 'data-alive';

/**
 * Loads the page that Back or Forward leads to while nobody else would: after a reload the browser only changes the
 * address, and the page shown is not alive yet, or never will be, because its scripts failed. Stands in the page; so it must not use anything from outside its body.
 */
export function loadUntilAlive(attribute: string): void {
  const page = () => window.location.pathname + window.location.search;
  const shown = page();
  window.addEventListener('popstate', () => {
    const alive = document.documentElement.hasAttribute(attribute);
    if (!alive && page() !== shown) window.location.reload();
  });
}
