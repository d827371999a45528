import { readOpeningHours } from '../../../src/content-model/openingHours';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.each([
  ['Mon - Sat: 9:00 AM - 6:00 PM', WEEK.slice(0, 6), { opens: '09:00', closes: '18:00' }],
  ['Fri: 9:30 AM - 1:00 PM', ['Friday'], { opens: '09:30', closes: '13:00' }],
  ['Mon - Sun: 12:00 AM - 12:30 PM', WEEK, { opens: '00:00', closes: '12:30' }],
  ['Sun: Closed', ['Sunday'], undefined],
])('"%s" is parsed', (line, days, times) => {
  expect(readOpeningHours(line)).toEqual({ days, ...(times && { times }) });
});

test.each([
  'Mon-Sat: 9:00 AM - 6:00 PM',
  'Mon - Sat 8:00 - 7:30',
  'Mon - Sat: 9 AM - 6 PM',
  'Mon - Sat: 13:00 AM - 6:00 PM',
  'Mon - Sat: 9:60 AM - 6:00 PM',
  'Mon - Sat: 0:00 AM - 6:00 PM',
  'Monday: 9:00 AM - 6:00 PM',
  'Sat - Mon: 9:00 AM - 6:00 PM',
  'Mon: 6:00 PM - 9:00 AM',
  'Mon: 9:00 AM - 9:00 AM',
  'By appointment',
  '',
])('"%s" cannot be parsed', (line) => {
  expect(readOpeningHours(line)).toBeUndefined();
});
