import type { Metric } from 'web-vitals';
import { reportVisit } from '../../../../src/layout/measurement/reportVisit';

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
  return sendBeacon.mock.calls.splice(0).flatMap(([, body]) => JSON.parse(body) as object[]);
};

Object.assign(navigator, { sendBeacon });
Object.assign(performance, {
  getEntriesByType: () => [{ name: 'https://www.deccan.in/services?search=cotton#top' }],
});
window.history.replaceState(null, '', '/contact');
reportVisit(REPORT_URL);
const report = (metric: object) => ({ ...metric, path: '/services' });

test('only changed metrics are sent, with the last value and the loaded path without its query', () => {
  measured(CLS);
  measured({ ...CLS, value: 0.002 });
  expect(leave()).toEqual([report({ ...CLS, value: 0.002 })]);
  expect(leave()).toEqual([]);
});

test('errors are counted, and an increased count is sent again with the same id', () => {
  performance.mark('script-error');
  const first = leave();
  expect(first).toEqual([
    report({ name: 'script-error', value: 1, id: expect.stringMatching(/^script-error-/) }),
  ]);
  performance.mark('script-error');
  expect(leave()).toEqual([{ ...first[0], value: 2 }]);
});
