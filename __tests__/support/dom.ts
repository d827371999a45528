/**
 * Adds browser features that jsdom lacks, for all unit tests with a DOM. Before each test, the URL is `/`, the
 * storage is empty and no media query matches.
 */
class SilentObserver {
  observe() {}
  disconnect() {}
}

const neverMatching = () => Object.assign(new EventTarget(), { matches: false });
Object.assign(window, { matchMedia: neverMatching, ResizeObserver: SilentObserver });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
});
