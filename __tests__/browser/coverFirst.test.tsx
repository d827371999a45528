import { coverFirst, UNPAINTED_ATTRIBUTE } from '../../src/browser/coverFirst';

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${coverFirst})("${UNPAINTED_ATTRIBUTE}")`)();
const unpainted = () =>
  [...document.querySelectorAll(`[${UNPAINTED_ATTRIBUTE}]`)].map((part) => part.id || part.localName);

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
  document.body.innerHTML = `<main>
      <div id="hero"></div>
      <section class="section" id="about"><footer id="signature"></footer></section>
      <section class="section" id="services"></section>
      <section class="section" id="blog"></section>
    </main>
    <footer></footer>`;
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute(UNPAINTED_ATTRIBUTE);
  document.body.innerHTML = '';
  window.location.hash = '';
});

test('until the first paint all is unpainted, and then its main part and what is below, a part less in each frame', () => {
  run();
  expect(unpainted()).toEqual(['html']);
  paint();
  const rest = ['main', 'services', 'blog', 'footer'];
  expect(unpainted()).toEqual(rest);
  // The frame that paints the head.
  jest.advanceTimersToNextFrame();
  for (; rest.length > 0; rest.shift()) {
    expect(unpainted()).toEqual(rest);
    jest.advanceTimersToNextFrame();
  }
  expect(unpainted()).toEqual([]);
  expect(jest.getTimerCount()).toBe(1);
  jest.runAllTimers();
  paint();
  expect(unpainted()).toEqual([]);
});

test('it waits for a second at most, if the browser tells of no paint', () => {
  run();
  jest.advanceTimersByTime(999);
  expect(unpainted()).toEqual(['html']);
  jest.advanceTimersByTime(1);
  expect(unpainted()).toEqual(['main', 'services', 'blog', 'footer']);
});

test('a page of a main part alone is laid out after the first paint', () => {
  document.body.innerHTML = '<main></main>';
  run();
  paint();
  jest.runAllTimers();
  expect(unpainted()).toEqual([]);
});

test('a page whose address names a place on it is laid out at once', () => {
  window.location.hash = '#reasons';
  run();
  expect(unpainted()).toEqual([]);
});
