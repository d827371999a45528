import { fireEvent } from '@testing-library/dom';
import { startScripts } from '../../../../src/gatsby/ssr/startScripts';

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${startScripts})("/one.js","/two.js")`)();
const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The browser paints something, as far as it tells of that: jsdom never does. */
const observers: Record<string, () => void> = {};
const paint = (type: string) => observers[type]?.();

/** A browser's observer of what it paints, where it tells of these kinds. */
const observerOf = (types: readonly string[]) =>
  class {
    static supportedEntryTypes = types;
    constructor(readonly tell: () => void) {}
    observe({ type, buffered }: PerformanceObserverInit) {
      expect(buffered).toBe(true);
      if (type) observers[type] = this.tell;
    }
  };

beforeEach(() => {
  jest.useFakeTimers();
  for (const type of Object.keys(observers)) delete observers[type];
  Object.assign(window, { PerformanceObserver: observerOf(['paint', 'largest-contentful-paint']) });
  run();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('nothing starts while the page loads', () => {
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual([]);
});

test('nor until it is painted', () => {
  fireEvent.load(window);
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual([]);
});

test('once it is complete, painted and idle, all start in order, and once', () => {
  fireEvent.load(window);
  paint('largest-contentful-paint');
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual(['/one.js', '/two.js']);
  fireEvent.keyDown(document.body);
  paint('largest-contentful-paint');
  jest.runAllTimers();
  expect(started()).toHaveLength(2);
});

test('something larger that is painted soon after makes them wait for more', () => {
  fireEvent.load(window);
  paint('largest-contentful-paint');
  jest.advanceTimersByTime(99);
  paint('largest-contentful-paint');
  jest.advanceTimersByTime(99);
  paint('largest-contentful-paint');
  jest.advanceTimersByTime(99);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

test.each([
  ['a browser that does not know what is largest', ['paint']],
  [
    'a page that was loaded in the background, of which nothing is largest',
    ['paint', 'largest-contentful-paint'],
  ],
])('%s says at least that it paints', (_, types) => {
  Object.assign(window, { PerformanceObserver: observerOf(types) });
  fireEvent.load(window);
  expect(Object.keys(observers)).toEqual(types);
  paint('paint');
  jest.advanceTimersByTime(1000);
  expect(started()).toHaveLength(2);
});

test.each([
  ['a pointer presses', () => fireEvent.pointerDown(document.body)],
  ['a finger comes', () => fireEvent.touchStart(document.body)],
  ['the wheel turns', () => fireEvent.wheel(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
  ['the focus comes', () => fireEvent.focusIn(document.body)],
])('they start when %s', (_, act) => {
  act();
  expect(started()).toEqual(['/one.js', '/two.js']);
});

test('a picture that never comes does not keep them waiting for good', () => {
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(['/one.js', '/two.js']);
});
