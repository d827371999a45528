import { timelineAxis } from '../../../src/company/timeline/timelineAxis';

test('years are to scale between the ends of the era, also the first of two', () => {
  expect(timelineAxis('1970 - 1990', ['1970', '1974-75', '1985']).positions).toEqual([0, 20, 75]);
});

test('an event without a year is at the end, after all years', () => {
  expect(timelineAxis('2010 onwards', ['2010', '2020', 'Next']).positions).toEqual([0, 85, 100]);
});

test('labels of close years are at different levels, on a phone sooner than on wider screens', () => {
  const levels = (...years: string[]) => timelineAxis('1900 - 2000', years).levels;
  const same = [0, 0, 0];
  expect(levels('1900', '1950', '2000')).toEqual([same, same, same]);
  expect(levels('1950', '1951', '1952', '1980')).toEqual(Array(3).fill([0, 1, 2, 0]));
  expect(levels('1950', '1960', '1965')).toEqual([[0, 1, 2], [0, 0, 1], same]);
});
