/**
 * Adds browser features that jsdom lacks, for all unit tests with a DOM. Before each test, the URL is `/`, the
 * storage is empty, no media query matches and no element is in view.
 */
import { performance as timeline } from 'node:perf_hooks';
import { act } from '@testing-library/react';

type Entry = { target: Element; isIntersecting?: boolean };

/** An observer that reports only when a test calls `layOutTrack`. */
class SilentObserver {
  private readonly observed = new Set<Element>();
  constructor(private readonly callback: (entries: Entry[], observer: unknown) => void) {
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
  report(entry: Entry) {
    if (this.observed.has(entry.target)) act(() => this.callback([entry], this));
  }
}

let observers: SilentObserver[] = [];

const report = (entry: Entry) => {
  for (const observer of [...observers]) observer.report(entry);
};

/** Sets the layout of a horizontally scrolling track with a gap of 16 px, which jsdom cannot compute from styles. */
export function layOutTrack(track: HTMLElement, { step, inView }: { step: number; inView: number }): void {
  const give = (element: Element, name: string, value: number) =>
    Object.defineProperty(element, name, { configurable: true, value });
  give(track, 'scrollWidth', track.children.length * step - 16);
  give(track, 'clientWidth', inView * step - 16);
  // The track may be offset from the edge of the page.
  for (const [index, item] of [...track.children].entries()) give(item, 'offsetLeft', 40 + index * step);
  report({ target: track });
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
  observers = [];
  timeline.clearMarks();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(window, { scrollY: 0, scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
});
