/** Prints the measures as a table and the exceeded budgets as sentences. */
import { type Budget, budgets, type Measure, type Measures } from './budgets';
import type { Overrun } from './compare';
import type { Run } from './lighthouse';

export interface MeasuredPage {
  route: string;
  measures: Measures;
  runs: Run[];
}

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

const LEGEND =
  'Milliseconds and KiB as sent. ratio: LCP divided by that without scripts; page: document with its styles; ' +
  'view: pictures of the first view; all: all of the first visit.';

const FORMATS: Record<Budget['unit'], (value: number) => string> = {
  points: String,
  ms: (value) => value.toFixed(0),
  times: (value) => value.toFixed(2),
  shift: (value) => value.toFixed(3),
  bytes: (value) => (value / 1024).toFixed(1),
  files: String,
};

const formatted = (measure: Measure, value: number | undefined): string =>
  value === undefined ? '-' : FORMATS[budgets[measure].unit](value);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const table = (pages: readonly MeasuredPage[]): string =>
  [
    row(['route', ...COLUMNS.map(([heading]) => heading)]),
    row(['---', ...COLUMNS.map(() => '---:')]),
    ...pages.map(({ route, measures }) =>
      row([`\`${route}\``, ...COLUMNS.map(([, measure]) => formatted(measure, measures[measure]))]),
    ),
    '',
    LEGEND,
  ].join('\n');

/**
 * Returns a sentence such as `/blog: script 80.1, limit 78.0 (3 % off)`. Scores also list the audits that lowered them.
 */
export function sentence(
  { route, measure, value, limit, excess }: Overrun,
  pages: readonly MeasuredPage[],
): string {
  const isScore = budgets[measure].unit === 'points';
  const failed = isScore ? (pages.find((page) => page.route === route)?.runs[0]?.failedAudits ?? []) : [];
  const figures = `${formatted(measure, value)}, limit ${formatted(measure, limit)}`;
  const part = Math.max(1, Math.round(excess * 100));
  return `${route}: ${budgets[measure].name} ${figures} (${part} % off)${failed.map((id) => ` ${id}`).join()}`;
}
