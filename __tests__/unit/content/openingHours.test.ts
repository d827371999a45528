import { readOpeningHours } from '../../../src/content/openingHours';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SIX = WEEK.slice(0, 6);
const IN_THE_DAY = '09:00-18:00';

test.each([
  ['Mon - Sat: 9:00 AM - 6:00 PM', SIX, IN_THE_DAY],
  ['Monday – Saturday 9 am – 6 pm', SIX, IN_THE_DAY],
  ['Fri: 9:30\u00a0AM\u2011 1:00 PM', ['Friday'], '09:30-13:00'],
  ['Sat - Mon: 9:00 AM - 6:00 PM', ['Saturday', 'Sunday', 'Monday'], IN_THE_DAY],
  ['Tues, Thurs: 12:00 AM - 12:30 PM', ['Tuesday', 'Thursday'], '00:00-12:30'],
  ['Mon: 9 AM - 1 PM, 2 PM - 6 PM', ['Monday'], '09:00-13:00', '14:00-18:00'],
  ['Mon: 4:00 PM - 12:00 AM', ['Monday'], '16:00-23:59'],
  ['Mon: 22:00 - 00:30', ['Monday'], '22:00-00:30'],
  ['Mon - Sat 8:00 - 7:30', SIX, '08:00-19:30'],
  ['Sun: Closed', ['Sunday']],
])('"%s" is parsed', (line, days, ...periods) => {
  const { periods: found, ...rest } = readOpeningHours(line) ?? {};
  expect(rest).toEqual({ days });
  expect(found?.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(periods);
});

test.each([
  'Mon - Sat: 9 - 6',
  'Mon - Sat: 13:00 AM - 6:00 PM',
  'Mon: 9:00 AM - 9:00 AM',
  'Mon: 9:00 AM',
  'Mon: 9:00 AM - 1:00 PM, Closed',
  'By appointment',
  '',
])('"%s" cannot be parsed', (line) => {
  expect(readOpeningHours(line)).toBeUndefined();
});
