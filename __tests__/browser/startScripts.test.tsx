import { fireEvent } from '@testing-library/dom';
import { startScripts } from '../../src/browser/startScripts';

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${startScripts})("/one.js","/two.js")`)();
const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The browser paints for the first time: jsdom never does. */
let paint = () => {};
class Painting {
  constructor(readonly tell: (entries: unknown, observer: Painting) => void) {}
  observe = jest.fn((options: unknown) => {
    expect(options).toEqual({ type: 'paint', buffered: true });
    paint = () => this.tell([], this);
  });
  disconnect = jest.fn(() => {
    paint = () => {};
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: Painting });
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
  paint();
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(started()).toEqual(['/one.js', '/two.js']);
  fireEvent.keyDown(document.body);
  paint();
  jest.runAllTimers();
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
