import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The user timing marks that count errors. `markScriptErrors`, `ErrorBoundary` and `sendEnquiry` set these marks. */
const ERRORS = ['script-error', 'rendering-error', 'failed-enquiry'];

/**
 * Sends the web-vitals metrics and the numbers of errors each time the visitor leaves the page or the tab. A value that
 * has changed is sent again with the same `id`.
 */
export function reportVisit(url: string): void {
  // The page that was loaded first. The visitor may have navigated to another page since.
  const [navigation] = performance.getEntriesByType('navigation');
  const path = new URL(navigation?.name || window.location.href).pathname;
  const visit = Math.random();
  const unsent = new Map<string, object>();
  const counted = new Map<string, number>();
  const countErrors = () => {
    for (const name of ERRORS) {
      const value = performance.getEntriesByName(name, 'mark').length;
      if (value === (counted.get(name) ?? 0)) continue;
      counted.set(name, value);
      unsent.set(name, { name, value, id: `${name}-${visit}`, path });
    }
  };
  const send = () => {
    countErrors();
    if (unsent.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...unsent.values()]));
    unsent.clear();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP])
    observe(({ name, value, rating, id, navigationType }) =>
      // None of these properties identifies a visitor.
      unsent.set(id, { name, value, rating, id, navigationType, path }),
    );
  // Listen on the document, not on the window. web-vitals reports its final values in a capturing listener on the
  // window, which must run first.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
