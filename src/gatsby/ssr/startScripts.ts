/**
 * Loads the scripts of the page once it is complete, painted and idle, or at the first sign that somebody uses it: until
 * then its HTML serves, and nothing competes with the pictures and the font. That is within a second of load (contract:
 * "Without JavaScript"). Signs of use: not that a pointer moves, because browsers tell of that also when the page moves
 * below it. Painted it is when a tenth of a second has brought nothing larger: text comes before pictures, and the
 * loading screen before both. Not all browsers tell what is largest, and those that do keep silent of a page that was
 * loaded in the background; so any paint counts as well. A picture that neither comes nor fails must not keep the page
 * waiting for good, nor that it lies in the background: after five seconds it starts.
 *
 * Stands in the page; so it must not use anything from outside its body, and explains nothing within it.
 * @param addresses the scripts, in order
 */
export function startScripts(...addresses: string[]): void {
  const signs = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, start);
    for (const src of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      document.body.append(script);
    }
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 200 }) : setTimeout(start, 100);
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
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
