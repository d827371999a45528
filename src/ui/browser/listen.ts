/** Adds a passive listener for several events. Returns a function that removes it. */
export function listen(target: EventTarget, types: readonly string[], listener: (event: Event) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of types) target.addEventListener(type, listener, { passive: true, signal });
  return () => controller.abort();
}
