/**
 * Adds browser features that jsdom lacks, for all unit tests with a DOM. Before each test, the URL is `/`, the
 * storage is empty, no media query matches and no element is in view.
 */
import { performance as timeline } from 'node:perf_hooks';

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
});

Object.assign(performance, {
  mark: timeline.mark.bind(timeline),
  getEntriesByName: timeline.getEntriesByName.bind(timeline),
});

beforeEach(() => {
  timeline.clearMarks();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(window, { scrollY: 0, scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
});
