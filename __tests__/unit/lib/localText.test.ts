import { formatDate } from '../../../src/lib/localText';

const DATE = new Date(Date.UTC(2025, 3, 24));
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

test.each([
  ['en', '24 April 2025'],
  ['ar', '24 أبريل 2025'],
  ['fr', '24 avril 2025'],
])('in %s the date is "%s", with Latin digits', (language, date) => {
  expect(formatDate(DATE, language, LONG)).toBe(date);
});
