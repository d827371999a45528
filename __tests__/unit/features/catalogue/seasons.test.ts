import { monthsIn, seasonText } from '../../../../src/features/catalogue/seasons';

const texts = { period: '{from} to {to}', allYear: 'All year' };
const season = (from: string, to: string) => ({ from, to });
/** Returns the months of a season as numbers. */
const numbers = (...periods: ReturnType<typeof season>[]) =>
  monthsIn(periods).flatMap((isOn, month) => (isOn ? [month + 1] : []));

test('a period may cross the end of the year, and a season may have several periods', () => {
  expect(numbers(season('June', 'July'))).toEqual([6, 7]);
  expect(numbers(season('November', 'February'))).toEqual([1, 2, 11, 12]);
  expect(numbers(season('May', 'May'), season('September', 'October'))).toEqual([5, 9, 10]);
  expect(numbers(season('January', 'December'))).toHaveLength(12);
});

test('formats a season as text', () => {
  expect(seasonText(texts, [season('June', 'July')])).toBe('June to July');
  expect(seasonText(texts, [season('May', 'May'), season('September', 'October')])).toBe(
    'May, September to October',
  );
  expect(seasonText(texts, [season('January', 'December')])).toBe('All year');
});
