/**
 * What a page may cost a visitor with a phone. `npm run audit` measures all of it; the tests count the bytes
 * (`__tests__/browser`).
 */
import { CONTACT, canonicalPath, isIndexable } from '../../src/routes';

const KIB = 1024;

/** The screen of Lighthouse's phone, in CSS pixels. */
export const PHONE = { width: 412, height: 823, density: 1.75 } as const;

export interface Budget {
  name: string;
  unit: 'points' | 'ms' | 'times' | 'shift' | 'bytes' | 'files';
  least?: number;
  most?: number | ((route: string) => number);
  /** The routes that it holds for; all by default. */
  for?: (route: string) => boolean;
}

/** Pages whose features need more script than the others. */
const isHeavy = (route: string): boolean =>
  ['/PulsesProducts', '/textiles', CONTACT].includes(canonicalPath(route));

/** Bytes are counted as sent, with brotli. Times hold for a machine that does nothing else. */
export const budgets = {
  performance: { name: 'performance', unit: 'points', least: 98 },
  accessibility: { name: 'accessibility', unit: 'points', least: 100 },
  bestPractices: { name: 'best practices', unit: 'points', least: 100 },
  seo: { name: 'SEO', unit: 'points', least: 100, for: isIndexable },
  // Simulated times move by round trips of 150 ms, 1351 and 1501 here: a limit between two of them tells them apart.
  lcp: { name: 'largest contentful paint', unit: 'ms', most: 1550 },
  // One more round trip, for a document that only with its scripts exceeds ten TCP packets, is 1.20.
  lcpRatio: { name: 'largest contentful paint beside that without scripts', unit: 'times', most: 1.25 },
  fcp: { name: 'first contentful paint', unit: 'ms', most: 1200 },
  cls: { name: 'layout shift', unit: 'shift', most: 0.002 },
  tbt: { name: 'total blocking time', unit: 'ms', most: 100 },
  document: { name: 'document with its styles', unit: 'bytes', most: 24 * KIB },
  script: { name: 'script', unit: 'bytes', most: (route) => (isHeavy(route) ? 84 : 79) * KIB },
  font: { name: 'font', unit: 'bytes', most: 46 * KIB },
  fontFiles: { name: 'font files', unit: 'files', most: 1 },
  firstView: { name: 'pictures of the first view', unit: 'bytes', most: 110 * KIB },
  total: { name: 'all of the first visit', unit: 'bytes', most: 250 * KIB, for: (route) => route === '/' },
} as const satisfies Record<string, Budget>;

/** How long the filter of the specifications takes to answer, in ms (`filter.ts`). */
export const FILTER_MS = 100;

/** All that a search fetches, in bytes. */
export const SEARCH_BYTES = 150 * KIB;

export type Measure = keyof typeof budgets;

/** What was measured of a page; a measure that has no meaning for it is absent. */
export type Measures = Partial<Record<Measure, number>>;

export const measureNames = Object.keys(budgets) as Measure[];
