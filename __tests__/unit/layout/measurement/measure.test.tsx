import { measure } from '../../../../src/layout/measurement/measure';

const reportVisit = jest.fn();
jest.mock('../../../../src/layout/measurement/reportVisit', () => ({ reportVisit }));

const REPORT_URL = 'https://speed.company.com/collect';
const define = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  reportVisit.mockClear();
});

/** Returns the calls of `reportVisit` after a delay. */
async function reporting() {
  await new Promise((done) => setTimeout(done, 10));
  return reportVisit.mock.calls;
}

test('waits until the page has loaded and the browser is idle', async () => {
  const idle = jest.fn<void, [() => void]>();
  Object.assign(window, { requestIdleCallback: idle });
  define(document, 'readyState', 'interactive');
  measure(REPORT_URL);
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(await reporting()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(await reporting()).toEqual([[REPORT_URL]]);
});

test.each([
  [undefined, 'doNotTrack', '0', 0],
  [REPORT_URL, 'doNotTrack', '0', 1],
  [REPORT_URL, 'doNotTrack', '1', 0],
  [REPORT_URL, 'globalPrivacyControl', false, 1],
  [REPORT_URL, 'globalPrivacyControl', true, 0],
])('with the URL %s and %s = %s there are %d reports', async (url, name, value, times) => {
  define(navigator, name, value);
  measure(url);
  expect(await reporting()).toHaveLength(times);
});
