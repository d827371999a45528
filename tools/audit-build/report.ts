/** The measurements in words and tables. */
import type { Build, Row } from './builds';
import { type Marginal, type Measurement, marginals, type Steep, TOLERANCE } from './growth';

const COLUMNS = ['wall s', 'processor s', 'memory MiB'];
const HEAD = ['site', ...COLUMNS.map((what) => `cold, ${what}`), ...COLUMNS.map((what) => `warm, ${what}`)];

/** Things that grow by less than this between the smallest and the largest site are not told. */
const WORTH_TELLING = 1;

/** The name of the time that a build takes on all processors together, among its steps. */
const PROCESSOR = 'processor time of the whole build';

const figures = ({ wallSeconds, cpuSeconds, peakMiB }: Build): string[] =>
  [wallSeconds, cpuSeconds, peakMiB].map((value) =>
    value === undefined ? 'not measured' : Math.round(value).toLocaleString('en'),
  );

const cellsOf = ({ label, cold, warm }: Row): string[] => [label, ...figures(cold), ...figures(warm)];

/** A table for the terminal, or for the README. */
export function printTable(rows: readonly Row[], markdown: boolean): string {
  const cells = rows.map(cellsOf);
  if (markdown)
    return [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '---:')), ...cells]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n');
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  return [HEAD, ...cells]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The times of builds, cold or warm, as the test of growth takes them. */
export const measurementsOf = (rows: readonly Row[], which: 'cold' | 'warm'): Measurement[] =>
  rows.map(({ count, [which]: { steps, cpuSeconds } }) => ({
    count,
    seconds: { ...steps, ...(cpuSeconds !== undefined && { [PROCESSOR]: cpuSeconds }) },
  }));

const costOf = ({ from, to, seconds }: Marginal): string =>
  `${(seconds * 1000).toFixed(0)} ms (${from} to ${to})`;

/**
 * What one item more costs, for each thing that grows much, the dearest first.
 * @param one what an item is
 */
export function printGrowth(one: string, measurements: readonly Measurement[]): string[] {
  const [smallest, largest] = [measurements[0], measurements.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const extra = (what: string): number => (largest.seconds[what] ?? 0) - (smallest.seconds[what] ?? 0);
  const lines = Object.keys(largest.seconds)
    .filter((what) => extra(what) >= WORTH_TELLING)
    .sort((a, b) => extra(b) - extra(a))
    .map((what) => `  ${what}, each ${one}: ${marginals(what, measurements).map(costOf).join(', ')}`);
  return lines.length > 0 ? lines : ['  nothing that can be told from noise'];
}

/** One sentence for a thing that grows faster than linearly. */
export const formatSteep = ({ what, before, after }: Steep): string =>
  `"${what}" grows faster than linearly: one more costs ${costOf(before)}, then ${costOf(after)}; ` +
  `${TOLERANCE} times as much would be tolerated.`;
