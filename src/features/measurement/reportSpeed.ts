import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** What is sent of a measurement: nothing that tells one visitor from another. */
const reportOf = (path: string, { name, value, rating, id, navigationType }: Metric) => ({
  name,
  value,
  rating,
  id,
  path,
  navigationType,
});

/** The path of the page that was loaded, which need not be the page shown by now. */
const loadedPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href).pathname;
};

/**
 * Sends what web-vitals measures, as a JSON list, whenever the visitor leaves the page or the tab. What has changed
 * since comes again, with the same id.
 * @param url where to; it gets POST requests whose answers nobody reads
 */
export function reportSpeed(url: string): void {
  const path = loadedPath();
  const waiting = new Map<string, ReturnType<typeof reportOf>>();
  const send = () => {
    if (waiting.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...waiting.values()]));
    waiting.clear();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP])
    observe((metric) => waiting.set(metric.id, reportOf(path, metric)));
  // After the library, which listens at the window before the event gets here, and then tells its last values.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
