import { launch } from 'chrome-launcher';
import type { Result, RunnerResult } from 'lighthouse';
import { isIndexable } from '../../src/routes';
import { BROWSER_FLAGS } from '../browser';
import type { Measures } from './budgets';
import { firstViewOf } from './firstView';

/** One look of Lighthouse at one page. */
export interface Run {
  measures: Measures;
  /** How fast the machine was just then, by Lighthouse's own count. */
  benchmarkIndex: number;
  /** What cost points, as `category/audit`. */
  shortcomings: string[];
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/** The certificate of the audit signs itself. */
const FLAGS = [...BROWSER_FLAGS, '--headless=new', '--ignore-certificate-errors'];

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/** @throws if Lighthouse could not tell, so that nothing unmeasured passes for good */
function known(value: number | null | undefined, what: string): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`Lighthouse could not tell: ${what}`);
  return value;
}

function scoresOf(lhr: Result, route: string): Measures {
  const scores: Measures = {};
  for (const [name, id] of Object.entries(CATEGORIES) as [keyof typeof CATEGORIES, string][])
    if (name !== 'seo' || isIndexable(route))
      scores[name] = Math.round(known(lhr.categories[id]?.score, id) * 100);
  return scores;
}

function timesOf(lhr: Result): Measures {
  const timeOf = (id: string): number => known(lhr.audits[id]?.numericValue, id);
  return {
    lcp: Math.round(timeOf('largest-contentful-paint')),
    fcp: Math.round(timeOf('first-contentful-paint')),
    tbt: Math.round(timeOf('total-blocking-time')),
    cls: timeOf('cumulative-layout-shift'),
  };
}

const requestsOf = (lhr: Result): Request[] => {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? (details.items as unknown as Request[]) : [];
  return items.filter(({ url }) => /^https?:/.test(url));
};

function bytesOf({ lhr, artifacts }: RunnerResult): Measures {
  const requests = requestsOf(lhr);
  const sum = (wanted: (request: Request) => boolean): number =>
    requests.filter(wanted).reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  const typed =
    (...types: readonly string[]) =>
    (request: Request) =>
      types.includes(request.resourceType ?? '');
  const seen = firstViewOf(
    artifacts.ImageElements.map(({ src, clientRect }) => ({ address: src, ...clientRect })),
  );
  return {
    document: sum(typed('Document', 'Stylesheet')),
    script: sum(typed('Script')),
    font: sum(typed('Font')),
    fontFiles: requests.filter(typed('Font')).length,
    firstView: sum(({ url }) => seen.includes(url)),
    total: sum(() => true),
  };
}

const shortcomingsOf = (lhr: Result): string[] =>
  Object.values(CATEGORIES).flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.9)
      .map((ref) => `${id}/${ref.id}`),
  );

/**
 * Opens a page with a browser of its own, as a phone with a slow network would, and measures it.
 * @param executable the browser
 * @param origin where the site is served
 * @throws if Lighthouse could not measure all that there are budgets for
 */
export async function runLighthouse(executable: string, origin: string, route: string): Promise<Run> {
  // Lighthouse is an ES module, which this program, compiled to CommonJS, can only load so.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({ chromePath: executable, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(origin + route, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${route}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${route}: ${lhr.runtimeError.message}`);
    return {
      measures: { ...scoresOf(lhr, route), ...timesOf(lhr), ...bytesOf(result) },
      benchmarkIndex: lhr.environment.benchmarkIndex,
      shortcomings: shortcomingsOf(lhr),
    };
  } finally {
    browser.kill();
  }
}
