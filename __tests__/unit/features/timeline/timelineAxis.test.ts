import { timelineAxis } from '../../../../src/features/timeline/timelineAxis';

test('years are to scale between the ends of the period', () => {
  expect(timelineAxis('1970 - 1990', ['1970', '1975', '1985']).map(({ position }) => position)).toEqual([
    0, 25, 75,
  ]);
});

test('an event without a year is at the end, after all years', () => {
  const positions = timelineAxis('2010 onwards', ['2010', '2020', 'Next']).map(({ position }) => position);
  expect(positions).toEqual([0, 85, 100]);
});

test('labels of close years are at different levels', () => {
  const levels = (...years: string[]) => timelineAxis('1900 - 2000', years).map(({ level }) => level);
  expect(levels('1900', '1950', '2000')).toEqual([0, 0, 0]);
  expect(levels('1950', '1951', '1952', '1980')).toEqual([0, 1, 2, 0]);
});

test('a single event is on the axis', () => {
  expect(timelineAxis('Always', ['1970'])).toEqual([{ position: 0, level: 0 }]);
  expect(timelineAxis('Always', ['Next'])).toEqual([{ position: 100, level: 0 }]);
});
