import { readOpeningHours } from '../../../src/content-model/openingHours';
import { contentCopy } from '../../support/contentCopy';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.each([
  ['Mon - Sat: 9:00 AM - 6:00 PM', WEEK.slice(0, 6), { opens: '09:00', closes: '18:00' }],
  ['Fri: 9:30 AM - 1:00 PM', ['Friday'], { opens: '09:30', closes: '13:00' }],
  ['Mon - Sun: 12:00 AM - 12:30 PM', WEEK, { opens: '00:00', closes: '12:30' }],
  ['Sun: Closed', ['Sunday'], undefined],
])('"%s"', (line, days, times) => {
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
])('"%s" is not understood', (line) => {
  expect(readOpeningHours(line)).toBeUndefined();
});

test('hours that cannot be read are told, with how to write them', () => {
  const content = contentCopy();
  content.edit('site.json', (site) => {
    (site.hours as { contact: string[] }).contact = ['Sun: Closed', 'Mon - Sat 9 to 6'];
  });
  const errors = content.errors();
  const line = content.lineOf('site.json', 'Mon - Sat 9 to 6');
  content.remove();
  expect(errors).toEqual([
    expect.stringContaining(
      `content/site.json:${line} hours.contact[1]: cannot be read as hours; write it as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed`,
    ),
  ]);
});
