import { type Budget, budgets } from './budgets';
import type { Offence } from './compare';
import { describeMachine, isBusy } from './machine';
import type { MeasuredPage } from './measure';
import { formatted, LEGEND, markdownTable, textTable } from './table';

/** So many of the worst are enough to begin with; the file has them all. */
const NAMED = 30;

const UNITS: Record<Budget['unit'], string> = {
  points: '',
  ms: ' ms',
  times: ' times',
  shift: '',
  bytes: ' KiB',
  files: '',
};

/** Such as `/blog: script 80.1 KiB, at most 72.0 KiB: 11 % over`. */
export function sentence({ route, measure, value, limit, excess }: Offence): string {
  const budget: Budget = budgets[measure];
  const unit = UNITS[budget.unit];
  const bound = budget.least === undefined ? 'at most' : 'at least';
  const side = budget.least === undefined ? 'over' : 'short';
  const part = excess < 0.01 ? 'less than 1' : Math.round(excess * 100);
  return `${route}: ${budget.name} ${formatted(measure, value)}${unit}, ${bound} ${formatted(measure, limit)}${unit}: ${part} % ${side}`;
}

/** What cost the page points in its first run; empty for what is no score. */
const reasons = ({ route, measure }: Offence, pages: readonly MeasuredPage[]): string => {
  const category = budgets[measure].unit === 'points' && measure.replace('bestPractices', 'best-practices');
  const [run] = pages.find((page) => page.route === route)?.runs.asBuilt ?? [];
  const found =
    run?.shortcomings.filter((shortcoming) => category && shortcoming.startsWith(`${category}/`)) ?? [];
  return found.length > 0 ? ` (${found.map((one) => one.split('/')[1]).join(', ')})` : '';
};

/** The verdict in lines: the worst offenders by name, or that there are none. */
export function verdict(pages: readonly MeasuredPage[], offences: readonly Offence[]): string {
  if (offences.length === 0)
    return `Within the budgets: ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}.`;
  return [
    `Beyond the budgets, the worst first (${offences.length}):`,
    ...offences.slice(0, NAMED).map((offence) => `  ${sentence(offence)}${reasons(offence, pages)}`),
    ...(offences.length > NAMED ? [`  and ${offences.length - NAMED} more, in audit.json`] : []),
  ].join('\n');
}

/** A warning if the machine did other work; undefined if the times can be relied on. */
export function doubt(pages: readonly MeasuredPage[]): string | undefined {
  const runs = pages.flatMap((page) => Object.values(page.runs).flat());
  const busy = runs.filter(({ load }) => isBusy(load)).length;
  return busy > 0
    ? `The machine was busy before ${busy} of ${runs.length} runs: rely on the bytes, not on the times.`
    : undefined;
}

/** The date, the machine, the table and its legend. */
export function results(pages: readonly MeasuredPage[], runs: number, markdown: boolean): string {
  const { cores, memoryGiB } = describeMachine();
  const date = new Date().toISOString().slice(0, 10);
  const heading = `${date}, ${cores} cores, ${memoryGiB} GiB of memory, median of ${runs}.`;
  return markdown
    ? [`${heading} ${LEGEND}`, '', markdownTable(pages)].join('\n')
    : [textTable(pages), '', heading, LEGEND].join('\n');
}
