import { coverFirst, UNPAINTED_ATTRIBUTE } from '../../src/browser/coverFirst';

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${coverFirst})("${UNPAINTED_ATTRIBUTE}")`)();
const state = () => document.documentElement.getAttribute(UNPAINTED_ATTRIBUTE);

/** The browser paints for the first time: jsdom never does. */
let paint = () => {};
class Painting {
  constructor(readonly tell: () => void) {}
  observe(options: unknown) {
    expect(options).toEqual({ type: 'paint', buffered: true });
    paint = this.tell;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: Painting });
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute(UNPAINTED_ATTRIBUTE);
  window.location.hash = '';
});

test('the document is unpainted until its first paint, and has but its beginning for a frame more', () => {
  run();
  expect(state()).toBe('');
  paint();
  expect(state()).toBe('beginning');
  jest.advanceTimersToNextFrame();
  expect(state()).toBe('beginning');
  jest.advanceTimersToNextFrame();
  expect(state()).toBeNull();
  paint();
  expect(state()).toBeNull();
});

test('it waits for a second at most, if the browser tells of no paint', () => {
  run();
  jest.advanceTimersByTime(999);
  expect(state()).toBe('');
  jest.advanceTimersByTime(1);
  expect(state()).toBe('beginning');
});

test('a page whose address names a place on it is laid out at once', () => {
  window.location.hash = '#reasons';
  run();
  expect(state()).toBeNull();
});
