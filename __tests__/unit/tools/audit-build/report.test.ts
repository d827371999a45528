import type { Row } from '../../../../tools/audit-build/builds';
import { parseCounts } from '../../../../tools/audit-build/parseCounts';
import { formatSteep, measurementsOf, printGrowth, printTable } from '../../../../tools/audit-build/report';

const build = (seconds: number, steps: Record<string, number> = {}) => ({
  wallSeconds: seconds,
  cpuSeconds: seconds * 2,
  peakMiB: 1500,
  steps,
});
const row = (count: number, seconds: number): Row => ({
  label: `${count} more articles`,
  count,
  cold: build(seconds, { queries: seconds / 2, schema: 0.2 }),
  warm: { wallSeconds: 9.6, steps: {} },
});

test('the table for the README has a column for each figure, and says what was not measured', () => {
  const [head, line, first] = printTable([row(10, 60.4)], true).split('\n');
  expect(head).toMatch(/^\| site \| cold, wall s \|.*\| warm, memory MiB \|$/);
  expect(line).toBe('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  expect(first).toBe('| 10 more articles | 60 | 121 | 1,500 | 10 | not measured | not measured |');
});

test('the columns of the table for the terminal are straight', () => {
  const lines = printTable([row(10, 60), row(1000, 1234)], false).split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[2]).toContain('1,234');
});

test('steps that grow are told with what one more costs, and the others are not', () => {
  const measurements = measurementsOf([row(10, 20), row(110, 40)], 'cold');
  expect(printGrowth('article', measurements)).toEqual([
    '  processor time of the whole build, each article: 400 ms (10 to 110)',
    '  queries, each article: 100 ms (10 to 110)',
  ]);
});

test('where nothing grows, that is told; of a single size nothing is', () => {
  expect(printGrowth('article', measurementsOf([row(10, 20), row(110, 20.2)], 'cold'))).toEqual([
    '  nothing that can be told from noise',
  ]);
  expect(printGrowth('article', measurementsOf([row(10, 20)], 'cold'))).toEqual([]);
});

test('where the processor was not measured, the steps alone are judged', () => {
  expect(measurementsOf([row(10, 20)], 'warm')).toEqual([{ count: 10, seconds: {} }]);
});

test('a finding names the step and both costs', () => {
  const before = { from: 10, to: 100, seconds: 0.02, noise: 0 };
  const after = { from: 100, to: 1000, seconds: 0.2, noise: 0 };
  expect(formatSteep({ what: 'queries', before, after })).toBe(
    '"queries" grows faster than linearly: one more costs 20 ms (10 to 100), then 200 ms (100 to 1000); 1.5 times as much would be tolerated.',
  );
});

test('numbers are read in ascending order, each once', () => {
  expect(parseCounts('articles', '100, 10,100')).toEqual([10, 100]);
  expect(parseCounts('articles', '')).toEqual([]);
});

test.each(['ten', '1.5', '0', '10,-1'])('"%s" is refused, with the remedy', (text) => {
  expect(() => parseCounts('articles', text)).toThrow(
    `--articles=${text}: write whole numbers from 1 with commas between, such as 10,100`,
  );
});
