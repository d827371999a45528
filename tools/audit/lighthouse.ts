import { launch } from 'chrome-launcher';
import type { Result, RunnerResult } from 'lighthouse';
import { isIndexable } from '../../src/routes';
import { BROWSER_FLAGS } from '../browser';
import type { Measures } from './budgets';
import { firstViewOf } from './firstView';

export interface Run {
  measures: Measures;
  /** Lighthouse's estimate of the speed of the machine during the run. */
  benchmarkIndex: number;
  failedAudits: string[];
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** @throws if Lighthouse returns no value, so that a missing measurement cannot pass */
function known(value: number | null | undefined, what: string): number {
  if (typeof value !== 'number' || Number.isNaN(value))
    throw new Error(`Lighthouse has no value for ${what}`);
  return value;
}

function scoresAndTimes(lhr: Result, route: string): Measures {
  const score = (id: (typeof CATEGORIES)[number]) => Math.round(known(lhr.categories[id]?.score, id) * 100);
  const time = (id: string) => known(lhr.audits[id]?.numericValue, id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    ...(isIndexable(route) && { seo: score('seo') }),
    lcp: Math.round(time('largest-contentful-paint')),
    fcp: Math.round(time('first-contentful-paint')),
    tbt: Math.round(time('total-blocking-time')),
    cls: time('cumulative-layout-shift'),
  };
}

function bytesOf({ lhr, artifacts }: RunnerResult): Measures {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? (details.items as unknown as Request[]) : [];
  const requests = items.filter(({ url }) => url.startsWith('http'));
  const inView = firstViewOf(
    artifacts.ImageElements.map(({ src, clientRect }) => ({ address: src, ...clientRect })),
  );
  const sum = (isCounted: (request: Request) => boolean): number =>
    requests.filter(isCounted).reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  const isOfType = (type: string) => (request: Request) => request.resourceType === type;
  return {
    document: sum(isOfType('Document')) + sum(isOfType('Stylesheet')),
    script: sum(isOfType('Script')),
    font: sum(isOfType('Font')),
    fontFiles: requests.filter(isOfType('Font')).length,
    firstView: sum(({ url }) => inView.includes(url)),
    total: sum(() => true),
  };
}

const failedAuditsOf = (lhr: Result): string[] =>
  CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

/**
 * Opens a page in a new browser that emulates a phone with a slow network, and measures it.
 * @throws if Lighthouse could not measure everything that has a budget
 */
export async function runLighthouse(executable: string, origin: string, route: string): Promise<Run> {
  // Lighthouse is an ES module. This script is compiled to CommonJS, so it must use a dynamic import.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({
    chromePath: executable,
    chromeFlags: [...BROWSER_FLAGS, '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const result = await lighthouse(origin + route, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${route}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${route}: ${lhr.runtimeError.message}`);
    return {
      measures: { ...scoresAndTimes(lhr, route), ...bytesOf(result) },
      benchmarkIndex: lhr.environment.benchmarkIndex,
      failedAudits: failedAuditsOf(lhr),
    };
  } finally {
    browser.kill();
  }
}
