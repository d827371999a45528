import { measure } from '../../../../src/layout/measurement/measure';

const reportVisit = jest.fn();
jest.mock('../../../../src/layout/measurement/reportVisit', () => ({ reportVisit }));

const REPORT_URL = 'https://speed.company.com/collect';

test.each([
  [undefined, 'doNotTrack', '0', 0],
  [REPORT_URL, 'doNotTrack', '0', 1],
  [REPORT_URL, 'doNotTrack', '1', 0],
  [REPORT_URL, 'globalPrivacyControl', true, 0],
])('with the URL %s and %s = %s there are %d reports', async (url, name, value, times) => {
  reportVisit.mockClear();
  Object.defineProperty(navigator, name, { configurable: true, value });
  Object.assign(window, { requestIdleCallback: (load: () => void) => load() });
  measure(url);
  // `measure` imports the module only when it needs it.
  await import('../../../../src/layout/measurement/reportVisit');
  expect(reportVisit).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(navigator, name);
});
