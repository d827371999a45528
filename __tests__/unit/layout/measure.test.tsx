import type { Metric } from 'web-vitals';
import { measure } from '../../../src/layout/measure';

/** The callbacks to which the library passes each metric. */
const mockObservers: ((metric: Metric) => void)[] = [];
jest.mock('web-vitals', () => {
  const observe = (report: (metric: Metric) => void) => mockObservers.push(report);
  return { onTTFB: observe, onFCP: observe, onLCP: observe, onCLS: observe, onINP: observe };
});

const REPORT_URL = 'https://speed.company.com/collect';
const CLS = { name: 'CLS', value: 0.001, rating: 'good', id: 'v6-2', navigationType: 'navigate' };

const sendBeacon = jest.fn<boolean, [url: string, body: string]>();
const measured = (metric: object) => mockObservers[0]?.({ ...metric, delta: 1, entries: [] } as never);
/** Leaves the page and returns the reports that are sent. */
const leave = () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  return sendBeacon.mock.calls.splice(0).map(([url, body]) => [url, JSON.parse(body)]);
};

async function start(url: string | undefined) {
  measure(url);
  // `measure` imports the rest only when it needs it.
  await import('../../../src/layout/sendMetrics');
}

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  const getEntriesByType = () => [{ name: 'https://www.deccan.in/services?search=cotton#top' }];
  Object.assign(performance, { getEntriesByType });
});

test.each([
  [undefined, 'doNotTrack', '0'],
  [REPORT_URL, 'doNotTrack', '1'],
  [REPORT_URL, 'globalPrivacyControl', true],
])('with the URL %s and %s = %s nothing is measured', async (url, name, value) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  await start(url);
  expect(mockObservers).toEqual([]);
  Reflect.deleteProperty(navigator, name);
});

test('only changed metrics are sent, with the last value and the loaded path without its query', async () => {
  window.history.replaceState(null, '', '/contact');
  await start(REPORT_URL);
  measured(CLS);
  measured({ ...CLS, value: 0.002 });
  expect(leave()).toEqual([[REPORT_URL, [{ ...CLS, value: 0.002, path: '/services' }]]]);
  expect(leave()).toEqual([]);
});
