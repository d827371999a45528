import { interpolate } from '../../../src/lib/interpolate';

test.each([
  ['Showing {count} result(s) for: {term}', { count: 0, term: 'soy' }, 'Showing 0 result(s) for: soy'],
  ['{a} and {a}', { a: 'x' }, 'x and x'],
  ['For {term}', { term: "$& {term} $'" }, "For $& {term} $'"],
  ['An {unknown} one', { term: 'x' }, 'An {unknown} one'],
])('"%s" with %j becomes "%s"', (text, values, filled) => {
  expect(interpolate(text, values, 'en')).toBe(filled);
});

const TEXT = 'a {count, plural, zero {no results} one {one result} few {# results} other {# of results}} b';

test.each([
  [0, 'ar', 'a no results b'],
  [1, 'ar', 'a one result b'],
  [2, 'ar', 'a 2 of results b'],
  [3, 'ar', 'a 3 results b'],
  [0, 'fr', 'a one result b'],
  [1003, 'ar', 'a 1003 results b'],
])('a choice by number with %i in %s becomes "%s"', (count, language, text) => {
  expect(interpolate(TEXT, { count }, language)).toBe(text);
});
