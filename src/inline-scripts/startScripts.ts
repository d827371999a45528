/**
 * Loads the scripts of a page late, so that they do not compete with its pictures and font; the HTML works without
 * them (docs/behaviour.md, "Start of the scripts"). They start at the first of these moments:
 *
 * - The page has loaded, nothing larger has been painted for 100 ms, and the browser is idle. The delay is needed
 *   because text is painted before pictures, and the loading screen before both. Some browsers do not report
 *   `largest-contentful-paint`, and none does for a page loaded in a background tab, so `paint` counts too.
 * - The visitor uses the page. `pointermove` does not count: it also fires when the page scrolls below the pointer.
 * - 5 seconds have passed, since a picture may never finish loading, and a background tab may never paint.
 *
 * `urls.splice(0)` empties the list, so that a second call loads nothing.
 * @param urls the URLs of the scripts; like Gatsby's own `async` scripts they may run in any order
 */
export function startScripts(...urls: string[]): void {
  const interactions = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const start = () => {
    for (const interaction of interactions) window.removeEventListener(interaction, start);
    for (const src of urls.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      document.body.append(script);
    }
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 200 }) : setTimeout(start, 100);
  for (const interaction of interactions) window.addEventListener(interaction, start, { passive: true });
  window.addEventListener('load', () => {
    let quiet: ReturnType<typeof setTimeout>;
    const painted = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(startWhenIdle, 100);
    });
    for (const type of ['paint', 'largest-contentful-paint'])
      if (PerformanceObserver.supportedEntryTypes.includes(type)) painted.observe({ type, buffered: true });
  });
  setTimeout(start, 5000);
}
