import { findBrowser } from '../browser';
import type { Measures } from './budgets';
import type { Origins } from './compressedServer';
import { type Run, runLighthouse } from './lighthouseRun';
import { otherLoad } from './machine';
import { median, medianOf } from './median';

const FORMS = ['asBuilt', 'withoutScripts'] as const satisfies readonly (keyof Origins)[];

/** A run with the load of the machine right before it. */
type LoadedRun = Run & { load: number };

/** A page with all its runs in both forms. */
export interface MeasuredPage {
  route: string;
  /** The medians, compared with those without scripts. */
  measures: Measures;
  benchmarkIndex: number;
  runs: Record<(typeof FORMS)[number], LoadedRun[]>;
}

const ATTEMPTS = 2;

/** Now and then a browser fails to start or to report; that says nothing about the page. */
async function patiently(run: () => Promise<Run>, attempts = ATTEMPTS): Promise<Run> {
  try {
    return await run();
  } catch (error) {
    if (attempts <= 1) throw error;
    console.error(`${error instanceof Error ? error.message : error} Trying again.`);
    return patiently(run, attempts - 1);
  }
}

function summarise(route: string, runs: MeasuredPage['runs']): MeasuredPage {
  const measures = medianOf(runs.asBuilt.map((run) => run.measures));
  const bare = medianOf(runs.withoutScripts.map((run) => run.measures));
  // With scripts, a carousel may have moved on before Lighthouse asks what is in view.
  if (bare.firstView !== undefined) measures.firstView = bare.firstView;
  if (measures.lcp && bare.lcp) measures.lcpRatio = measures.lcp / bare.lcp;
  return { route, measures, benchmarkIndex: median(runs.asBuilt.map((run) => run.benchmarkIndex)), runs };
}

/**
 * Measures pages in turns, each with and without its scripts, so that whatever slows the machine meets all alike.
 * @param runs how often each page is measured in each form
 * @param tell is told what is measured next
 * @throws if there is no browser, or a page cannot be measured
 */
export async function measurePages(
  origins: Origins,
  routes: readonly string[],
  runs: number,
  tell: (progress: string) => void,
): Promise<MeasuredPage[]> {
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser to measure with. Run: npm run browser:install');
  const pages = routes.map((route) => ({
    route,
    runs: { asBuilt: [], withoutScripts: [] } as MeasuredPage['runs'],
  }));
  for (let run = 1; run <= runs; run += 1)
    for (const [index, page] of pages.entries()) {
      tell(`Run ${run} of ${runs}, page ${index + 1} of ${pages.length}: ${page.route}`);
      for (const form of FORMS) {
        const load = await otherLoad();
        page.runs[form].push({
          load,
          ...(await patiently(() => runLighthouse(browser, origins[form], page.route))),
        });
      }
    }
  return pages.map((page) => summarise(page.route, page.runs));
}
