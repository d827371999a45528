import type { Metric } from 'web-vitals';
import { reportVisit } from '../../../../src/layout/measurement/reportVisit';

/** The callbacks to which the library passes each metric. */
const mockObservers: ((metric: Metric) => void)[] = [];
jest.mock('web-vitals', () => {
  const observe = (report: (metric: Metric) => void) => mockObservers.push(report);
  return { onTTFB: observe, onFCP: observe, onLCP: observe, onCLS: observe, onINP: observe };
});

const REPORT_URL = 'https://speed.company.com/collect';
const LCP = { name: 'LCP', value: 1234, rating: 'good', id: 'v6-1', navigationType: 'navigate' } as const;
const CLS = { ...LCP, name: 'CLS', value: 0.001, id: 'v6-2' } as const;

const sendBeacon = jest.fn<boolean, [url: string, body: string]>();
const measured = (metric: object) => mockObservers[0]?.({ ...metric, delta: 1, entries: [] } as never);
/** Returns the beacons since the last call. */
const sent = () => sendBeacon.mock.calls.splice(0).map(([url, body]) => [url, JSON.parse(body)]);

Object.assign(navigator, { sendBeacon });
Object.assign(performance, {
  getEntriesByType: () => [{ name: 'https://www.deccan.in/services?search=cotton#top' }],
});
window.history.replaceState(null, '', '/contact');
reportVisit(REPORT_URL);

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const report = (metric: object) => ({ ...metric, path: '/services' });

test('everything is sent once when the visitor leaves the page, with the loaded path and without its query', () => {
  measured(LCP);
  measured(CLS);
  leave();
  expect(sent()).toEqual([[REPORT_URL, [report(LCP), report(CLS)]]]);
});

test('metrics are sent when the tab goes to the background, and later only changed metrics with their last value', () => {
  measured(CLS);
  measured({ ...CLS, value: 0.002 });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([]);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([[REPORT_URL, [report({ ...CLS, value: 0.002 })]]]);
  leave();
  expect(sent()).toEqual([]);
});

test('errors are counted, and an increased count is sent again with the same id', () => {
  const marks = (...names: string[]) => {
    for (const name of names) performance.mark(name);
    leave();
    return sent().flatMap(([, reports]) => reports as object[]);
  };
  const error = (name: string, value: number) =>
    report({ name, value, id: expect.stringMatching(`^${name}-0\\.\\d+$`) });
  const first = marks('script-error', 'failed-enquiry', 'any other mark');
  expect(first).toEqual([error('script-error', 1), error('failed-enquiry', 1)]);
  const [second, ...others] = marks('script-error', 'script-error', 'rendering-error');
  expect(second).toEqual({ ...first[0], value: 3 });
  expect(others).toEqual([error('rendering-error', 1)]);
  expect(marks()).toEqual([]);
});
