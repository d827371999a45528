/**
 * Loads the scripts of the page once it is complete and idle, or at the first sign that somebody uses it: until then
 * its HTML serves, and nothing competes with the pictures and the font. That is within a second of load (contract:
 * "Without JavaScript"). Runs as a script of its own at the end of the body; so it must not use anything from outside
 * its body.
 * @param addresses the scripts, in order
 */
export function startScripts(...addresses: string[]): void {
  // Not that a pointer moves: browsers tell of that also when the page moves below it.
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
    // Not before the page has been painted, which may wait for the font.
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 200 }) : setTimeout(start, 100),
    );
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  window.addEventListener('load', startWhenIdle);
  // A picture that neither comes nor fails must not keep the page waiting, nor that it lies in the background.
  setTimeout(start, 5000);
}
