import { fireEvent } from '@testing-library/react';
import { keepUrlDecodable, startScripts } from '../../../src/gatsby/ssr/inlineScripts';

test.each([
  ['/services?search=50%#50%', '/services?search=50%#50%25'],
  ['/100%', '/100%25'],
  ['//contact#50%', '//contact#50%25'],
  ['/#50%25', '/#50%25'],
  ['/caf%C3%A9#caf%C3%A9', '/caf%C3%A9#caf%C3%A9'],
])('the URL %s becomes %s, and query and state are kept', (given, expected) => {
  window.history.replaceState({ key: '1' }, '', window.location.origin + given);
  keepUrlDecodable();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(expected);
  expect(window.history.state).toEqual({ key: '1' });
});

describe('the scripts', () => {
  const append = jest.spyOn(document.body, 'append');
  const started = () => append.mock.calls.map(([script]) => (script as Element).getAttribute('src'));

  /** Reports a paint. jsdom never paints. */
  let paint = () => {};
  const observer = class {
    static supportedEntryTypes = ['paint'];
    constructor(report: () => void) {
      paint = report;
    }
    observe() {}
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { PerformanceObserver: observer });
    startScripts('/one.js', '/two.js');
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
    expect(document.scripts).toHaveLength(0);
    append.mockClear();
  });

  test('start in order and only once, after the page has loaded and its last paint', () => {
    paint();
    fireEvent.load(window);
    for (let paints = 0; paints < 3; paints += 1) {
      paint();
      jest.advanceTimersByTime(99);
    }
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(started()).toEqual(['/one.js', '/two.js']);
  });

  test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])('start at %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toEqual(['/one.js', '/two.js']);
  });

  test('start after 5 seconds even if a picture never finishes loading', () => {
    jest.advanceTimersByTime(5000);
    expect(started()).toEqual(['/one.js', '/two.js']);
  });
});
