/**
 * `npm run audit`: builds the site and measures every page with Lighthouse, alternately with and without scripts. Exits
 * with 1 if a page or the filter of the specifications exceeds a budget. No other process should use the machine.
 * Writes the medians of each page, and its individual runs with scripts, to `audit.json`.
 *   --runs N      how often to measure each page; 3 by default
 *   --route PATH  measures only this page; can be repeated
 *   --no-build    measures the last build
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EDITOR_SCREEN } from '../../src/lib/generatedFiles';
import { canonicalPath, SPECIFICATIONS } from '../../src/routes';
import { findBrowser } from '../browser';
import { FILTER_MS } from './budgets';
import { medianOf, overrunsOf } from './compare';
import { FILTER_ROWS, measureFilter } from './filter';
import { type Run, runLighthouse } from './lighthouse';
import { type MeasuredPage, sentence, table } from './report';
import { startServer } from './server';

const publicDir = path.resolve('public');

/** Returns the paths of all built pages except aliases and the editor screen, which is not for visitors. */
const builtRoutes = (): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .filter((route) => canonicalPath(route) === route && route !== EDITOR_SCREEN)
    .sort();

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      route: { type: 'string', multiple: true, default: [] },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; write 1 or more.`);
  return { ...values, runs };
}

/**
 * Runs a measurement again if it fails. Sometimes a browser does not start or does not report, regardless of the page.
 */
const withOneRetry = (run: () => Promise<Run>): Promise<Run> => run().catch(run);

interface Measured {
  pages: MeasuredPage[];
  /** Duration of the filter of the specifications, in ms. Undefined if that page is not measured. */
  filter?: number;
}

async function measure(routes: readonly string[], count: number): Promise<Measured> {
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser to measure with. Run: npm run browser:install');
  const { origins, process: server } = await startServer(publicDir);
  let filter: number | undefined;
  const measured = routes.map((route) => ({ route, asBuilt: [] as Run[], withoutScripts: [] as Run[] }));
  try {
    for (let run = 1; run <= count; run += 1)
      for (const page of measured) {
        console.error(`Run ${run} of ${count}: ${page.route}`);
        for (const variant of ['asBuilt', 'withoutScripts'] as const)
          page[variant].push(await withOneRetry(() => runLighthouse(browser, origins[variant], page.route)));
      }
    if (routes.includes(SPECIFICATIONS)) filter = await measureFilter(browser, origins.asBuilt, publicDir);
  } finally {
    server.kill();
  }
  const pages = measured.map(({ route, asBuilt, withoutScripts }) => {
    const [measures, bare] = [medianOf(asBuilt), medianOf(withoutScripts)];
    const lcpRatio = (measures.lcp ?? 0) / (bare.lcp ?? 1);
    // Use the first view of the run without scripts: with scripts, a carousel may advance before Lighthouse finds
    // pictures.
    return { route, measures: { ...measures, firstView: bare.firstView, lcpRatio }, runs: asBuilt };
  });
  return { pages, filter };
}

async function main(): Promise<void> {
  const { runs, route: asked, 'no-build': built } = readOptions();
  // The output of the build goes to stderr, so that stdout contains only the table.
  if (!built && spawnSync('npm run build', { shell: true, stdio: ['ignore', 2, 2] }).status !== 0)
    throw new Error('The build failed, so there is nothing to measure.');
  const routes = builtRoutes().filter((route) => asked.length === 0 || asked.includes(route));
  if (routes.length === 0) throw new Error(`No page was built for ${asked.join(', ') || 'any path'}.`);
  const { pages, filter = 0 } = await measure(routes, runs);
  const overruns = overrunsOf(pages);
  writeFileSync('audit.json', `${JSON.stringify({ runs, overruns, filter, pages }, null, 2)}\n`);
  const machine = `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GiB of memory`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${machine}, median of ${runs}.\n\n${table(pages)}\n`,
  );
  for (const overrun of overruns) console.log(sentence(overrun, pages));
  if (filter) console.log(`Filtering ${FILTER_ROWS} rows takes ${filter} ms, limit ${FILTER_MS} ms.`);
  if (overruns.length === 0) console.log(`Within the budgets: ${pages.length} pages.`);
  process.exitCode = overruns.length === 0 && filter <= FILTER_MS ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
