import { monthsIn, runsOf, seasonText } from '../../../src/catalogue/season/seasons';
import { months } from '../../../src/lib/months';

const texts = { months, period: '{from} to {to}', allYear: 'All year' };
const season = (from: string, to: string) => ({ from, to });

test.each([
  ['June to July', [6, 7], '5-6', [season('June', 'July')]],
  // Periods that cross the new year have two marks, and overlapping ones have one.
  ['November to February', [1, 2, 11, 12], '0-1, 10-11', [season('November', 'February')]],
  ['May to June, June to July', [5, 6, 7], '4-6', [season('May', 'June'), season('June', 'July')]],
  ['May, July to August', [5, 7, 8], '4-4, 6-7', [season('May', 'May'), season('July', 'August')]],
  ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], '0-11', [season('January', 'December')]],
])('the season "%s" has the months %j and the marks %s', (text, months, marks, periods) => {
  expect(seasonText(texts, periods, 'en')).toBe(text);
  expect(monthsIn(periods).flatMap((isOn, month) => (isOn ? [month + 1] : []))).toEqual(months);
  expect(runsOf(periods).map((run) => run.join('-'))).toEqual(marks.split(', '));
});
