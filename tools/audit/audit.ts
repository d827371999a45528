/**
 * `npm run audit`: builds the site, looks at every page with Lighthouse, and exits 1 if one is beyond the budgets.
 *   --runs N      how often each page is measured; 3 unless told otherwise
 *   --route PATH  this page only; may be given several times
 *   --no-build    measures the site that was built before
 *   --markdown    prints the table for the README
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { budgets } from './budgets';
import { offencesOf } from './compare';
import { describeMachine } from './machine';
import { type MeasuredPage, measurePages } from './measure';
import { builtRoutes, chosenRoutes } from './pages';
import { doubt, results, verdict } from './report';
import { startServerProcess } from './serverProcess';

const publicDir = path.resolve('public');
const RESULT_FILE = 'audit.json';

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      route: { type: 'string', multiple: true, default: [] },
      'no-build': { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}"; it must be a whole number from 1.`);
  return { ...values, runs };
}

function build(): void {
  // What the build says goes with the progress, so that the table can be redirected to a file.
  const stdio = ['ignore', process.stderr.fd, 'inherit'] as const;
  if (spawnSync('npm run build', { shell: true, stdio: [...stdio] }).status !== 0)
    throw new Error('The build failed, so there is nothing to measure.');
}

async function measure(routes: readonly string[], runs: number): Promise<MeasuredPage[]> {
  const server = await startServerProcess(publicDir);
  try {
    return await measurePages(server, routes, runs, (progress) => console.error(progress));
  } finally {
    server.stop();
  }
}

async function main(): Promise<void> {
  const { runs, route, markdown, 'no-build': built } = readOptions();
  if (!built) build();
  const pages = await measure(chosenRoutes(builtRoutes(publicDir), route), runs);
  const offences = offencesOf(pages);
  const result = {
    date: new Date().toISOString(),
    machine: describeMachine(),
    runs,
    budgets,
    offences,
    pages,
  };
  writeFileSync(RESULT_FILE, `${JSON.stringify(result, null, 2)}\n`);
  console.log(results(pages, runs, markdown));
  const warning = doubt(pages);
  if (warning) console.error(`\nWarning: ${warning}`);
  console.error(`\n${verdict(pages, offences)}`);
  process.exitCode = offences.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
