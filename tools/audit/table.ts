import { type Budget, budgets, type Measure } from './budgets';
import type { MeasuredPage } from './measure';

const COLUMNS: readonly [heading: string, measure: Measure][] = [
  ['perf', 'performance'],
  ['a11y', 'accessibility'],
  ['best', 'bestPractices'],
  ['SEO', 'seo'],
  ['FCP', 'fcp'],
  ['LCP', 'lcp'],
  ['ratio', 'lcpRatio'],
  ['TBT', 'tbt'],
  ['CLS', 'cls'],
  ['page', 'document'],
  ['script', 'script'],
  ['font', 'font'],
  ['view', 'firstView'],
  ['all', 'total'],
];

/** What the headings mean. */
export const LEGEND =
  'Milliseconds and KiB as sent. ratio: LCP beside that without scripts; page: document with its styles; ' +
  'view: pictures of the first view; all: all of the first visit; bench: speed of the machine.';

const LONGEST_ROUTE = 26;

const FORMATS: Record<Budget['unit'], (value: number) => string> = {
  points: String,
  ms: (value) => String(Math.round(value)),
  times: (value) => value.toFixed(2),
  shift: (value) => value.toFixed(3),
  bytes: (value) => (value / 1024).toFixed(1),
  files: String,
};

/** A value as the table shows it. */
export const formatted = (measure: Measure, value: number | undefined): string =>
  value === undefined ? '-' : FORMATS[budgets[measure].unit](value);

const shortened = (route: string): string =>
  route.length > LONGEST_ROUTE ? `${route.slice(0, LONGEST_ROUTE - 3)}...` : route;

const rowsOf = (pages: readonly MeasuredPage[]): string[][] => [
  ['route', ...COLUMNS.map(([heading]) => heading), 'bench'],
  ...pages.map(({ route, measures, benchmarkIndex }) => [
    route,
    ...COLUMNS.map(([, measure]) => formatted(measure, measures[measure])),
    String(Math.round(benchmarkIndex)),
  ]),
];

/** The table for a terminal of 120 columns. */
export function textTable(pages: readonly MeasuredPage[]): string {
  const rows = rowsOf(pages).map(([route = '', ...cells]) => [shortened(route), ...cells]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([route = '', ...cells]: string[]): string =>
    [route.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join(
      ' ',
    );
  return rows.map(line).join('\n');
}

/** The same table for the README. */
export function markdownTable(pages: readonly MeasuredPage[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...rows] = rowsOf(pages);
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows.map(([route = '', ...cells]) => [`\`${route}\``, ...cells])]
    .map(line)
    .join('\n');
}
