import { onRouteUpdate, SCROLL_RETRY } from '../../../../src/gatsby/browser/onRouteUpdate';
import { scrollPage } from '../../../support/dom';

const at = (address: string) => new URL(address, 'http://localhost') as unknown as Location;

/** Gatsby shows an address by a link; `from` is the one shown before, if there was one. */
function show(address: string, from?: string, by: 'a link' | 'the browser' = 'a link') {
  const location = Object.assign(at(address), by === 'a link' && { action: 'PUSH' });
  const locations = { location, prevLocation: from ? at(from) : null };
  onRouteUpdate?.(locations as unknown as Parameters<typeof onRouteUpdate>[0], { plugins: [] });
}

const toTop = () => jest.mocked(window.scrollTo).mock.calls.length;
const toAnchor = () => jest.mocked(Element.prototype.scrollIntoView).mock;
const wait = (time: number) => jest.advanceTimersByTime(time);
const happens = (type: string) => window.dispatchEvent(new Event(type));
/** Neither now nor by the second try. */
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

test.each(['/about#team', '/about', '/about#nobody', '/about#ceo'])(
  'the first page %s stays where the browser has placed it',
  (address) => {
    scrollPage(500);
    show(address);
    scrollPage(0);
    if (!address.includes('#team')) show(address);
    nothingScrolls();
  },
);

test('a first page that the browser has left at its top is scrolled to its anchor', () => {
  show('/about#team');
  expect(toAnchor().contexts).toEqual([document.getElementById('team')]);
});

test('another page is scrolled to its top without a glide, at once and a second time', () => {
  show('/about', '/');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  expect(toTop()).toBe(1);
  wait(SCROLL_RETRY - 1);
  expect(toTop()).toBe(1);
  wait(1);
  wait(10 * SCROLL_RETRY);
  expect(toTop()).toBe(2);
});

test('an address with a hash is scrolled to the element that it names, at once and a second time', () => {
  show('/about#team', '/');
  wait(SCROLL_RETRY);
  expect(toAnchor().contexts).toEqual([document.getElementById('team'), document.getElementById('team')]);
  expect(toAnchor().calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
  expect(toTop()).toBe(0);
});

test.each([
  ['another hash of the same page is followed', '/about#team', '/about', 'team'],
  ['a hash is decoded', '/about#50%25', '/', '50%'],
])('%s', (_, to, from, id) => {
  show(to, from);
  expect(toAnchor().contexts).toEqual([document.getElementById(id)]);
});

test.each(['/about#nobody', '/about#ceo'])(
  'on the page shown, %s, which names no place, changes nothing',
  (to) => {
    show(to, '/about');
    nothingScrolls();
  },
);

test.each([
  ['/about', '/about'],
  ['/about', '/about#team'],
  ['/services?search=b', '/services?search=a'],
])('a link to %s from %s leads to the top', (to, from) => {
  show(to, from);
  expect(toTop()).toBe(1);
});

test.each([
  ['/about#team', '/about'],
  ['/about', '/about#team'],
  ['/about#team', '/about#50%25'],
])('the browser that goes to %s from %s by itself scrolls by itself', (to, from) => {
  show(to, from, 'the browser');
  nothingScrolls();
});

test('the browser that goes back to another page or search is led to its top', () => {
  show('/about', '/team', 'the browser');
  expect(toTop()).toBe(1);
  show('/services?search=a', '/services?search=b', 'the browser');
  expect(toTop()).toBe(2);
});

test.each(['/about#nobody', '/about#', '/about#ceo'])(
  '%s, which names no place, leads to the top',
  (address) => {
    show(address, '/');
    expect(toTop()).toBe(1);
  },
);

test('an element that was not there yet is found by the second try', () => {
  show('/about#late', '/');
  document.body.innerHTML = '<h2 id="late">Late</h2>';
  wait(SCROLL_RETRY);
  expect(toAnchor().contexts).toEqual([document.getElementById('late')]);
});

test('a slash taken from the end of the address is no change of page', () => {
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
])('there is no second try after %s', (_, interrupt) => {
  show('/about', '/');
  wait(SCROLL_RETRY - 1);
  interrupt();
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(1);
});

test('our own scrolling, which the browser reports as well, does not end the second try', () => {
  jest.mocked(Element.prototype.scrollIntoView).mockImplementation(() => {
    Object.assign(window, { scrollY: 640 });
  });
  show('/about#team', '/');
  scrollPage(640);
  wait(SCROLL_RETRY);
  expect(toAnchor().calls).toHaveLength(2);
});

test('another change of page ends the second try of the last one', () => {
  show('/about#team', '/');
  wait(SCROLL_RETRY - 1);
  show('/services', '/about');
  wait(1);
  expect(toAnchor().calls).toHaveLength(1);
  expect(toTop()).toBe(1);
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(2);
});

test('what the visitor did on the last page does not count on the next', () => {
  show('/about', '/');
  happens('keydown');
  show('/services', '/about');
  wait(SCROLL_RETRY);
  expect(toTop()).toBe(3);
});
