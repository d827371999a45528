/**
 * What jsdom lacks of a browser, for all unit tests with a DOM. Neutral until a test says otherwise, and
 * neutral again before each test: no media query applies, nothing is in view, the tab is in the foreground.
 */
import { performance as timeline } from 'node:perf_hooks';
import { act } from '@testing-library/react';

/** A media query that tests can switch; asked for twice, it is the same one. */
class SwitchableQuery extends EventTarget {
  matches = false;
  constructor(readonly media: string) {
    super();
  }
}

/** An observer that reports only what a test tells it to. */
class SilentObserver<Entry> {
  readonly observed = new Set<Element>();
  constructor(private readonly callback: (entries: Entry[], observer: unknown) => void) {}
  observe(element: Element) {
    if (!(element instanceof Element)) throw new TypeError('Only an element can be observed.');
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
  report(entry: Entry) {
    act(() => this.callback([entry], this));
  }
}

class SilentIntersectionObserver extends SilentObserver<Partial<IntersectionObserverEntry>> {
  readonly threshold: number;
  constructor(
    callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    super(callback as (entries: unknown) => void);
    this.threshold = Math.min(...[options.threshold ?? 0].flat());
    intersections.push(this);
  }
}

class SilentResizeObserver extends SilentObserver<Partial<ResizeObserverEntry>> {
  constructor(callback: ResizeObserverCallback) {
    super(callback as (entries: unknown) => void);
    resizes.push(this);
  }
}

class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

let queries = new Map<string, SwitchableQuery>();
let intersections: SilentIntersectionObserver[] = [];
let resizes: SilentResizeObserver[] = [];
let visibility: DocumentVisibilityState = 'visible';
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

const watching = <Observer extends SilentObserver<never>>(observers: Observer[], element: Element) =>
  observers.filter(({ observed }) => observed.has(element));

function queryOf(media: string): SwitchableQuery {
  const query = queries.get(media) ?? new SwitchableQuery(media);
  queries.set(media, query);
  return query;
}

/** Lets a media query apply or not, such as `(prefers-reduced-motion: reduce)`, and tells who listens. */
export function setMedia(media: string, matches: boolean): void {
  queryOf(media).matches = matches;
  act(() => queryOf(media).dispatchEvent(new Event('change')));
}

/** Lets the visitor ask for less motion, or not. */
export const setReducedMotion = (asked: boolean): void => setMedia('(prefers-reduced-motion: reduce)', asked);

/** Brings a part of an element into view, from 0 (none) to 1 (all), and tells who observes it. */
export function bringIntoView(target: Element, intersectionRatio = 1): void {
  for (const observer of watching(intersections, target)) {
    const isIntersecting = intersectionRatio > 0 && intersectionRatio >= observer.threshold;
    observer.report({ target, isIntersecting, intersectionRatio });
  }
}

/** The options of all intersection observers that watch an element now. */
export const intersectionOptions = (element: Element): IntersectionObserverInit[] =>
  watching(intersections, element).map(({ options }) => options);

/** Tells who observes the size of an element that it has changed. */
export function resize(target: Element): void {
  for (const observer of watching(resizes, target)) observer.report({ target });
}

/** How many resize observers watch an element now. */
export const resizeObserversOf = (element: Element): number => watching(resizes, element).length;

/** Gives a track that scrolls sideways, with a gap of 16 px, the sizes that styles would give it. */
export function layOutTrack(track: HTMLElement, { step, inView }: { step: number; inView: number }): void {
  const give = (element: Element, name: string, value: number) =>
    Object.defineProperty(element, name, { configurable: true, value });
  give(track, 'scrollWidth', track.children.length * step - 16);
  give(track, 'clientWidth', inView * step - 16);
  // The track need not stand at the edge of the page.
  for (const [index, item] of [...track.children].entries()) give(item, 'offsetLeft', 40 + index * step);
  resize(track);
}

/** Moves the tab to the background or back to the foreground. */
export function setPageVisible(visible: boolean): void {
  visibility = visible ? 'visible' : 'hidden';
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Waits until the browser has gone back or forward, which it does a little later than it is told by `go`. */
export const arrival = (go = () => {}): Promise<void> =>
  act(async () => {
    const arrived = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    go();
    await arrived;
  });

/** Scrolls the page as a visitor does. */
export function scrollPage(top: number): void {
  Object.assign(window, { scrollY: top });
  act(() => window.dispatchEvent(new Event('scroll')));
}

Object.assign(window, {
  matchMedia: queryOf,
  IntersectionObserver: SilentIntersectionObserver,
  ResizeObserver: SilentResizeObserver,
  PointerEvent: PointerEventWithType,
});

Object.assign(performance, {
  mark: timeline.mark.bind(timeline),
  getEntriesByName: timeline.getEntriesByName.bind(timeline),
});

Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    if (document.activeElement instanceof HTMLElement) openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    openers.get(this)?.focus();
    this.dispatchEvent(new Event('close'));
    // A closed dialog keeps no focus, but that shows a little later than the event.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.contains(activeElement)) activeElement.blur();
  },
});

beforeEach(() => {
  queries = new Map();
  intersections = [];
  resizes = [];
  visibility = 'visible';
  timeline.clearMarks();
  Object.assign(window, { scrollY: 0, scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
});
