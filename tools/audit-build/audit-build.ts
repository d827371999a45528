/**
 * `npm run audit:build`: what a build costs, cold and warm, and how that grows with articles and products made on the
 * fly. `--markdown` prints the table for the README; `--articles=10,20` and `--products=10,20` build other numbers,
 * with `--articles=` none; `--painted` leaves out the site with its real pictures. Writes `audit-build.json`; exits 1
 * if a build fails or if a step grows faster than linearly.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { measureSite, type Row, type Site } from './builds';
import { steepOnes } from './growth';
import { articles, type Kind, products } from './kinds';
import { TELLS_USE } from './measure';
import { parseCounts } from './parseCounts';
import { formatSteep, measurementsOf, printGrowth, printTable } from './report';

const RESULT = 'audit-build.json';

/** Two costs of one item more are needed to tell whether it grows. */
const LEAST_SIZES = 3;

/** Ctrl+C ends the build that is going on; its folder is removed then. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

const surroundings = { tell: (what: string) => console.error(what), signal: stop.signal };

const machine = {
  processors: os.availableParallelism(),
  memoryGiB: Math.round(os.totalmem() / 1024 ** 3),
  system: `${os.type()} ${os.arch()}`,
  node: process.version,
};

const rows: Row[] = [];
const steep: string[] = [];

/** What is known so far, so that a build that fails does not take the others with it. */
const save = (): void =>
  writeFileSync(RESULT, `${JSON.stringify({ date: new Date(), machine, rows, steep }, null, 2)}\n`);

async function measureRow(label: string, site: Omit<Site, 'label'>): Promise<Row> {
  const row = await measureSite({ label, ...site }, surroundings);
  rows.push(row);
  save();
  return row;
}

/** Builds with each number of documents, and returns the sentences on what grows. */
async function measureGrowth(kind: Kind, counts: readonly number[]): Promise<string[]> {
  const own: Row[] = [];
  for (const count of counts) {
    const label = `${count.toLocaleString('en')} more ${kind.name}`;
    own.push(await measureRow(label, { kind, count, pictures: 'painted over' }));
  }
  return (['cold', 'warm'] as const).flatMap((which) => {
    const measurements = measurementsOf(own, which);
    steep.push(...steepOnes(measurements).map((one) => `${kind.name}, ${which}: ${formatSteep(one)}`));
    const growth = printGrowth(kind.one, measurements);
    return growth.length > 0 ? [`${kind.name}, ${which}:`, ...growth] : [];
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      markdown: { type: 'boolean', default: false },
      painted: { type: 'boolean', default: false },
      articles: { type: 'string', default: articles.counts.join() },
      products: { type: 'string', default: products.counts.join() },
    },
  });
  const plan = [articles, products].map((kind) => ({
    kind,
    counts: parseCounts(kind.name, values[kind.name]),
  }));
  if (!TELLS_USE)
    console.error('Only Linux tells what processes use: memory and processor time are not measured.');
  if (!values.painted) await measureRow('as it is', { kind: articles, count: 0, pictures: 'real' });
  const lines: string[] = [];
  for (const { kind, counts } of plan) lines.push(...(await measureGrowth(kind, counts)));
  save();
  console.log(`\n${printTable(rows, values.markdown)}\n\n${lines.join('\n')}\n`);
  const judged = plan.some(({ counts }) => counts.length >= LEAST_SIZES);
  if (steep.length > 0) console.log(steep.join('\n'));
  else if (judged) console.log('No step grows faster than linearly.');
  else console.log(`Fewer than ${LEAST_SIZES} sizes: nothing can be said of the growth.`);
  console.log(`Measured on ${machine.processors} processors; all figures are in ${RESULT}.`);
  process.exitCode = steep.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
