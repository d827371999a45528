import { measure } from '../../../../src/features/measurement/measure';

const loaded = jest.fn();
const reportVisit = jest.fn();
jest.mock('../../../../src/features/measurement/reportVisit', () => {
  loaded();
  return { reportVisit };
});

const REPORT_URL = 'https://speed.company.com/collect';
let idle: (() => void)[];
const define = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });
beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
});
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.resetModules();
  jest.clearAllMocks();
});

/** Makes the browser idle, and waits for the requested file. */
async function beIdle() {
  for (const callback of idle.splice(0)) callback();
  await new Promise((done) => setTimeout(done, 10));
}

test('reports to the URL once the browser is idle, and not before', async () => {
  measure(REPORT_URL);
  await new Promise((done) => setTimeout(done, 10));
  expect(loaded).not.toHaveBeenCalled();
  await beIdle();
  expect(reportVisit.mock.calls).toEqual([[REPORT_URL]]);
});

test('waits until the page is loaded', async () => {
  define(document, 'readyState', 'interactive');
  measure(REPORT_URL);
  await beIdle();
  expect(loaded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await beIdle();
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('reports in browsers without requestIdleCallback', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  measure(REPORT_URL);
  await beIdle();
  expect(loaded).toHaveBeenCalledTimes(1);
});

describe('nothing is loaded', () => {
  test.each([undefined, ''])('without a URL: %j', async (url) => {
    measure(url);
    await beIdle();
    expect(loaded).not.toHaveBeenCalled();
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('for a visitor whose browser has %s', async (name, value) => {
    define(navigator, name, value);
    measure(REPORT_URL);
    await beIdle();
    expect(loaded).not.toHaveBeenCalled();
  });

  test.each([
    ['doNotTrack', '0'],
    ['globalPrivacyControl', false],
  ])('but the library is loaded for %s = %s', async (name, value) => {
    define(navigator, name, value);
    measure(REPORT_URL);
    await beIdle();
    expect(loaded).toHaveBeenCalledTimes(1);
  });
});
