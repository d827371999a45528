import { formatDate, joined, withColon } from '../../../src/lib/localText';

const DATE = new Date(Date.UTC(2025, 3, 1));
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

test.each([
  ['en', '1 April 2025'],
  ['ar', '1 أبريل 2025'],
  ['fr', '1er avril 2025'],
  // Not a day of the Persian calendar.
  ['fa', '1 آوریل 2025'],
])('in %s the date is "%s", with Latin digits', (language, date) => {
  expect(formatDate(DATE, language, LONG)).toBe(date);
});

test('labels and lists have the signs of the language', () => {
  const labels = ['en', 'ar', 'fr'].map((language) => withColon('Note', language));
  expect(labels).toEqual(['Note:', 'Note:', 'Note\u00a0:']);
  expect(['en', 'ar'].map((language) => joined(['A', 'B'], language))).toEqual(['A, B', 'A، B']);
});
