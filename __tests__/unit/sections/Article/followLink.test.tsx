/** Which links in articles are opened by Gatsby's router. `browser/blog/links.test.ts` tests the common cases. */
import { render } from '@testing-library/react';
import { navigate } from 'gatsby';
import { RunningText } from '../../../../src/sections/Article/RunningText';

const ORIGIN = window.location.origin;
const global = globalThis as { __PATH_PREFIX__?: string };

/**
 * Clicks a link in rendered Markdown. Returns whether the browser follows it, and the paths that the router receives.
 */
function click(link: string, init: MouseEventInit = {}) {
  const { container, unmount } = render(<RunningText html={`<p>${link}</p>`} />);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let byBrowser = true;
  // Prevent navigation, because jsdom cannot load documents.
  const last = (reached: Event) => {
    byBrowser = !reached.defaultPrevented;
    reached.preventDefault();
  };
  window.addEventListener('click', last);
  container.querySelector('a > b, a')?.dispatchEvent(event);
  window.removeEventListener('click', last);
  unmount();
  const calls = jest.mocked(navigate).mock.calls.splice(0);
  return { byBrowser, followed: calls.map(([to]) => to) };
}

const byRouter = (to: string) => ({ byBrowser: false, followed: [to] });
const byBrowser = { byBrowser: true, followed: [] };

beforeEach(() => window.history.replaceState(null, '', '/blog/one'));
afterEach(() => {
  delete global.__PATH_PREFIX__;
});

test.each([
  ['<a href="/contact"><b>a</b></a>', '/contact'],
  [`<a href="${ORIGIN}/about">a</a>`, '/about'],
  ['<a href="/blog/one">a</a>', '/blog/one'],
])('the router opens %s', (link, to) => {
  expect(click(link)).toEqual(byRouter(to));
});

test.each([
  '<a href="/blog/one#section">a</a>',
  '<a href="mailto:a@example.com">a</a>',
  '<a href="tel:+911234">a</a>',
  '<a href="/brochure.pdf">a</a>',
  '<a href="/contact" target="_blank">a</a>',
  '<a href="/contact" download>a</a>',
  '<a>a</a>',
])('the browser handles %s', (link) => {
  expect(click(link)).toEqual(byBrowser);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click with %j',
  (init) => {
    expect(click('<a href="/contact">a</a>', init)).toEqual(byBrowser);
  },
);

test('with a path prefix, which the router adds, the router opens only pages of this site', () => {
  global.__PATH_PREFIX__ = '/site';
  expect(click('<a href="/site/contact">a</a>')).toEqual(byRouter('/contact'));
  expect(click('<a href="/site">a</a>')).toEqual(byRouter('/'));
  expect(click('<a href="/contact">a</a>')).toEqual(byBrowser);
  expect(click('<a href="/siteless">a</a>')).toEqual(byBrowser);
});
