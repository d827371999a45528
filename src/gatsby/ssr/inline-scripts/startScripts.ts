/**
 * Delays loading the scripts of a page, so that they do not compete with its pictures and font. The HTML works without
 * them (docs/behaviour.md, "Start of the scripts"). The scripts load as soon as one of these conditions is true:
 *
 * - The page has loaded, nothing larger has been painted for 100 ms, and the browser is idle. The delay is needed
 *   because the loading screen is painted first, then text, then pictures. The function also observes `paint`, because
 *   some browsers do not report `largest-contentful-paint`, and no browser does after a load in the background.
 * - The visitor uses the page. `pointermove` is ignored, because it also fires when the page scrolls under the pointer.
 * - 5 seconds have passed. This limit is needed because a picture may never finish loading, and a background tab may
 *   never paint.
 *
 * `urls.splice(0)` empties the array, so that a second call loads nothing.
 * @param urls the URLs of the scripts, which may run in any order, like Gatsby's own `async` scripts
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
