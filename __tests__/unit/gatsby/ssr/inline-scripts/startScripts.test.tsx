import { fireEvent } from '@testing-library/dom';
import { startScripts } from '../../../../../src/gatsby/ssr/inline-scripts/startScripts';

const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The observers' callbacks, with which tests report a paint. jsdom never paints. */
const observers: Record<string, () => void> = {};
const paint = (type: string) => observers[type]?.();

/** Creates the `PerformanceObserver` of a browser that supports these entry types. */
const observerOf = (types: readonly string[]) =>
  class {
    static supportedEntryTypes = types;
    constructor(readonly report: () => void) {}
    observe({ type, buffered }: PerformanceObserverInit) {
      expect(buffered).toBe(true);
      if (type) observers[type] = this.report;
    }
  };

beforeEach(() => {
  jest.useFakeTimers();
  for (const type of Object.keys(observers)) delete observers[type];
  Object.assign(window, { PerformanceObserver: observerOf(['paint', 'largest-contentful-paint']) });
  startScripts('/one.js', '/two.js');
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('after the page has loaded and painted and is idle, all scripts start in order and only once', () => {
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual([]);
  fireEvent.load(window);
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual([]);
  paint('largest-contentful-paint');
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual(['/one.js', '/two.js']);
  fireEvent.keyDown(document.body);
  paint('largest-contentful-paint');
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

test('each larger paint restarts the delay', () => {
  fireEvent.load(window);
  for (let paints = 0; paints < 3; paints += 1) {
    paint('largest-contentful-paint');
    jest.advanceTimersByTime(99);
  }
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

test.each([
  ['that does not report the largest paint', ['paint']],
  ['in which the page was loaded in a background tab', ['paint', 'largest-contentful-paint']],
])('in a browser %s, the first paint counts', (_, types) => {
  Object.assign(window, { PerformanceObserver: observerOf(types) });
  fireEvent.load(window);
  expect(Object.keys(observers)).toEqual(types);
  paint('paint');
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

test.each([
  ['a pointer is pressed', () => fireEvent.pointerDown(document.body)],
  ['the screen is touched', () => fireEvent.touchStart(document.body)],
  ['the wheel is turned', () => fireEvent.wheel(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
  ['an element gets the focus', () => fireEvent.focusIn(document.body)],
])('scripts start when %s', (_, act) => {
  act();
  expect(started()).toEqual(['/one.js', '/two.js']);
});

test('scripts start after 5 seconds even if a picture never finishes loading', () => {
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(['/one.js', '/two.js']);
});
