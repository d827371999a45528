import { overrunsOf } from '../../../tools/audit/budgets';

test('lists the values that are missing or above their limit', () => {
  const values = { script: 80, font: 46, page: 1, time: Number.NaN };
  expect(overrunsOf(values, { script: 75, font: 46, page: 2, time: 3, files: 4 })).toEqual([
    'script: 80, limit 75',
    'time: NaN, limit 3',
    'files: undefined, limit 4',
  ]);
});
