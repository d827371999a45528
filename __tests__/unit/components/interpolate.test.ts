import { interpolate } from '../../../src/components/interpolate';

test.each([
  ['Showing {count} result(s) for: {term}', { count: 0, term: 'soy' }, 'Showing 0 result(s) for: soy'],
  ['{a} and {a}', { a: 'x' }, 'x and x'],
  ['For {term}', { term: "$& {term} $'" }, "For $& {term} $'"],
  ['An {unknown} one', { term: 'x' }, 'An {unknown} one'],
])('"%s" with %j becomes "%s"', (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
