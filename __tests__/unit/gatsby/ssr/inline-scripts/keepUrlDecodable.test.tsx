import { keepUrlDecodable } from '../../../../../src/gatsby/ssr/inline-scripts/keepUrlDecodable';

const open = (url: string) => window.history.replaceState({ key: '1' }, '', url);
const shownUrl = () => window.location.pathname + window.location.search + window.location.hash;

test.each([
  ['/services?search=50%#50%', '/services?search=50%#50%25'],
  ['/#%E0%A4', '/#%25E0%25A4'],
  ['/#a%20b%', '/#a%2520b%25'],
  ['/a%3Db', '/a%253Db'],
  ['/100%', '/100%25'],
])('%s becomes %s, and query and state are kept', (given, expected) => {
  open(given);
  keepUrlDecodable();
  expect(shownUrl()).toBe(expected);
  expect(window.history.state).toEqual({ key: '1' });
});

test.each(['/', '/#main', '/#50%25', '/#caf%C3%A9', '/caf%C3%A9', '/a%20b#a%20b'])(
  '%s is not changed',
  (given) => {
    open(given);
    const replace = jest.spyOn(window.history, 'replaceState');
    keepUrlDecodable();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(shownUrl()).toBe(given);
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  },
);
