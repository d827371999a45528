/** Which links in articles are opened by Gatsby's router. `browser/blog/blog.test.ts` tests the common cases. */
import { fireEvent, render } from '@testing-library/react';
import { navigate } from 'gatsby';
import { RunningText } from '../../../src/blog/RunningText';

const ORIGIN = window.location.origin;
const global = globalThis as { __PATH_PREFIX__?: string };

/** Clicks a link in rendered Markdown. Returns who follows it: the browser, or the router to these paths. */
function followerOf(link: string, init: MouseEventInit = {}) {
  const { container, unmount } = render(<RunningText html={`<p>${link}</p>`} />);
  const byBrowser = fireEvent.click(container.querySelector('a > b, a') ?? container, init);
  unmount();
  const paths = jest
    .mocked(navigate)
    .mock.calls.splice(0)
    .map(([to]) => to);
  return byBrowser && paths.length === 0 ? 'browser' : paths;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/blog/one');
  // jsdom cannot load documents and logs an error if it should.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  delete global.__PATH_PREFIX__;
});

test.each([
  ['<a href="/contact"><b>a</b></a>', '/contact'],
  [`<a href="${ORIGIN}/about">a</a>`, '/about'],
  ['<a href="/blog/one">a</a>', '/blog/one'],
])('the router opens %s', (link, to) => {
  expect(followerOf(link)).toEqual([to]);
});

test.each([
  '<a href="/blog/one#section">a</a>',
  '<a href="https://elsewhere.example/contact">a</a>',
  '<a href="mailto:a@example.com">a</a>',
  '<a href="tel:+911234">a</a>',
  '<a href="/brochure.pdf">a</a>',
  '<a href="/contact" target="_blank">a</a>',
  '<a href="/contact" download>a</a>',
  '<a>a</a>',
])('the browser handles %s', (link) => {
  expect(followerOf(link)).toBe('browser');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click with %j',
  (init) => {
    expect(followerOf('<a href="/contact">a</a>', init)).toBe('browser');
  },
);

test('with a path prefix, which the router adds, the router opens only pages of this site', () => {
  global.__PATH_PREFIX__ = '/site';
  expect(followerOf('<a href="/site/contact">a</a>')).toEqual(['/contact']);
  expect(followerOf('<a href="/site">a</a>')).toEqual(['/']);
  expect(followerOf('<a href="/contact">a</a>')).toBe('browser');
  expect(followerOf('<a href="/siteless">a</a>')).toBe('browser');
});
