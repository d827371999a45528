import type { Metric } from 'web-vitals';
import { reportSpeed } from '../../../../src/features/measurement/reportSpeed';
import { setPageVisible } from '../../../support/dom';

/** What the library has been given to call, and calls when a measurement is there. */
const mockObservers: ((metric: Metric) => void)[] = [];
jest.mock('web-vitals', () => {
  const observe = (report: (metric: Metric) => void) => mockObservers.push(report);
  return { onTTFB: observe, onFCP: observe, onLCP: observe, onCLS: observe, onINP: observe };
});

const ADDRESS = 'https://speed.company.com/collect';
const LCP: Metric = {
  name: 'LCP',
  value: 1234,
  rating: 'good',
  id: 'v6-1',
  navigationType: 'navigate',
  delta: 1234,
  entries: [],
  navigationId: 1,
};
const CLS: Metric = { ...LCP, name: 'CLS', value: 0.001, id: 'v6-2' };

const sendBeacon = jest.fn<boolean, [url: string, body: string]>();
const measured = (metric: Metric) => mockObservers[0]?.(metric);
/** What has been sent since the last time. */
const sent = () => sendBeacon.mock.calls.splice(0).map(([url, body]) => [url, JSON.parse(body)]);

Object.assign(navigator, { sendBeacon });
Object.assign(performance, {
  getEntriesByType: () => [{ name: 'https://www.deccan.in/services?search=cotton#top' }],
});
window.history.replaceState(null, '', '/contact');
reportSpeed(ADDRESS);

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const report = ({ name, value, rating, id, navigationType }: Metric) => ({
  name,
  value,
  rating,
  id,
  navigationType,
  path: '/services',
});

test('all five measurements are observed', () => {
  expect(mockObservers).toHaveLength(5);
});

test('nothing is sent while the page is in sight', () => {
  measured(LCP);
  setPageVisible(true);
  expect(sent()).toEqual([]);
});

test('all is sent at once when the page is left, with the path that was loaded and without its query', () => {
  measured(LCP);
  measured(CLS);
  leave();
  expect(sent()).toEqual([[ADDRESS, [report(LCP), report(CLS)]]]);
});

test('or when the tab goes to the background; and what is sent, is sent once', () => {
  measured(CLS);
  setPageVisible(false);
  expect(sent()).toEqual([[ADDRESS, [report(CLS)]]]);
  leave();
  expect(sent()).toEqual([]);
});

test('what has changed meanwhile comes with its last value', () => {
  measured(CLS);
  measured({ ...CLS, value: 0.002 });
  leave();
  expect(sent()).toEqual([[ADDRESS, [report({ ...CLS, value: 0.002 })]]]);
});
