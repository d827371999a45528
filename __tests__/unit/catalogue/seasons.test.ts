import { monthsIn, runsOf, seasonText } from '../../../src/catalogue/season/seasons';
import { months } from '../../../src/lib/months';

const texts = { months, period: '{from} to {to}', allYear: 'All year' };
const season = (from: string, to: string) => ({ from, to });

test.each([
  ['June to July', [6, 7], [season('June', 'July')]],
  ['November to February', [1, 2, 11, 12], [season('November', 'February')]],
  ['May, September to October', [5, 9, 10], [season('May', 'May'), season('September', 'October')]],
  ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [season('January', 'December')]],
])('the season "%s" has the months %j', (text, months, periods) => {
  expect(seasonText(texts, periods, 'en')).toBe(text);
  expect(monthsIn(periods).flatMap((isOn, month) => (isOn ? [month + 1] : []))).toEqual(months);
});

test('periods that cross the new year have two marks, and overlapping ones have one', () => {
  expect(runsOf([season('November', 'February')])).toEqual([
    [0, 1],
    [10, 11],
  ]);
  expect(runsOf([season('May', 'August'), season('July', 'October')])).toEqual([[4, 9]]);
});
