import { onRouteUpdate, SCROLL_RETRY } from '../../../../src/gatsby/browser/onRouteUpdate';
import { scrollPage } from '../../../support/dom';

const at = (url: string) => new URL(url, 'http://localhost') as unknown as Location;

/** Gatsby opens a URL; `from` is the previous one, if there was one. */
function show(url: string, from?: string, by: 'a link' | 'the browser' = 'a link') {
  const location = Object.assign(at(url), by === 'a link' && { action: 'PUSH' });
  const locations = { location, prevLocation: from ? at(from) : null };
  onRouteUpdate?.(locations as unknown as Parameters<typeof onRouteUpdate>[0], { plugins: [] });
}

const toTop = () => jest.mocked(window.scrollTo).mock.calls.length;
const toAnchor = () => jest.mocked(Element.prototype.scrollIntoView).mock;
const wait = (time: number) => jest.advanceTimersByTime(time);
const happens = (type: string) => window.dispatchEvent(new Event(type));
/** Neither now nor at the second attempt. */
function nothingScrolls() {
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(0);
  expect(toAnchor().calls).toEqual([]);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<h2 id="team">Team</h2><h2 id="50%">Half</h2><dialog id="ceo"></dialog>';
});
afterEach(() => {
  show('/');
  jest.useRealTimers();
});

test.each(['/about#team', '/about', '/about#unknown', '/about#ceo'])(
  'the first page %s keeps the scroll position of the browser',
  (url) => {
    scrollPage(500);
    show(url);
    scrollPage(0);
    if (!url.includes('#team')) show(url);
    nothingScrolls();
  },
);

test('a first page at the top is scrolled to its hash', () => {
  show('/about#team');
  expect(toAnchor().contexts).toEqual([document.getElementById('team')]);
});

test('another page is scrolled to the top instantly, and a second time later', () => {
  show('/about', '/');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  expect(toTop()).toBe(1);
  wait(SCROLL_RETRY - 1);
  expect(toTop()).toBe(1);
  wait(1);
  wait(10 * SCROLL_RETRY);
  expect(toTop()).toBe(2);
});

test('a URL with a hash is scrolled to its element instantly, and a second time later', () => {
  show('/about#team', '/');
  wait(SCROLL_RETRY);
  expect(toAnchor().contexts).toEqual([document.getElementById('team'), document.getElementById('team')]);
  expect(toAnchor().calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
  expect(toTop()).toBe(0);
});

test.each([
  ['another hash of the same page scrolls to its element', '/about#team', '/about', 'team'],
  ['a hash is decoded', '/about#50%25', '/', '50%'],
])('%s', (_, to, from, id) => {
  show(to, from);
  expect(toAnchor().contexts).toEqual([document.getElementById(id)]);
});

test.each(['/about#unknown', '/about#ceo'])(
  'on the current page the unknown hash in %s does not scroll',
  (to) => {
    show(to, '/about');
    nothingScrolls();
  },
);

test.each([
  ['/about', '/about'],
  ['/about', '/about#team'],
  ['/services?search=b', '/services?search=a'],
])('a link to %s from %s scrolls to the top', (to, from) => {
  show(to, from);
  expect(toTop()).toBe(1);
});

test.each([
  ['/about#team', '/about'],
  ['/about', '/about#team'],
  ['/about#team', '/about#50%25'],
])('Back or Forward to %s from %s does not scroll, because the browser does', (to, from) => {
  show(to, from, 'the browser');
  nothingScrolls();
});

test('going back to another page or search scrolls to the top', () => {
  show('/about', '/team', 'the browser');
  expect(toTop()).toBe(1);
  show('/services?search=a', '/services?search=b', 'the browser');
  expect(toTop()).toBe(2);
});

test.each(['/about#unknown', '/about#', '/about#ceo'])(
  'another page with an unknown hash, %s, is scrolled to the top',
  (url) => {
    show(url, '/');
    expect(toTop()).toBe(1);
  },
);

test('the second attempt finds an element that was added later', () => {
  show('/about#late', '/');
  document.body.innerHTML = '<h2 id="late">Late</h2>';
  wait(SCROLL_RETRY);
  expect(toAnchor().contexts).toEqual([document.getElementById('late')]);
});

test('a removed trailing slash does not scroll', () => {
  show('/about', '/about/');
  show('/about#team', '/about/#team');
  nothingScrolls();
});

test('paths that differ in letter case are two pages', () => {
  show('/textiles', '/Textile');
  show('/About', '/about');
  expect(toTop()).toBe(2);
});

test.each([
  ...['wheel', 'touchstart', 'pointerdown', 'keydown'].map((sign) => [sign, () => happens(sign)] as const),
  ['the page was scrolled elsewhere', () => scrollPage(40)] as const,
])('there is no second attempt after %s', (_, interrupt) => {
  show('/about', '/');
  wait(SCROLL_RETRY - 1);
  interrupt();
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(1);
});

test('the scroll event of the first attempt does not cancel the second', () => {
  jest.mocked(Element.prototype.scrollIntoView).mockImplementation(() => {
    Object.assign(window, { scrollY: 640 });
  });
  show('/about#team', '/');
  scrollPage(640);
  wait(SCROLL_RETRY);
  expect(toAnchor().calls).toHaveLength(2);
});

test('another route change cancels the second attempt of the last one', () => {
  show('/about#team', '/');
  wait(SCROLL_RETRY - 1);
  show('/services', '/about');
  wait(1);
  expect(toAnchor().calls).toHaveLength(1);
  expect(toTop()).toBe(1);
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(2);
});

test('interactions on the last page do not cancel the second attempt on the next', () => {
  show('/about', '/');
  happens('keydown');
  show('/services', '/about');
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(3);
});
