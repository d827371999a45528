/**
 * The budgets of a page that a visitor opens with a phone. `npm run audit` measures all of them; the tests count the
 * bytes (`__tests__/browser/pages.test.ts`).
 */
import { BLOG, CONTACT, canonicalPath, isIndexable, isWithin } from '../../src/routes';

const KIB = 1024;

/** The screen of Lighthouse's phone, in CSS pixels. */
export const PHONE = { width: 412, height: 823, density: 1.75 } as const;

export interface Budget {
  name: string;
  unit: 'points' | 'ms' | 'times' | 'shift' | 'bytes' | 'files';
  least?: number;
  most?: number | ((route: string) => number);
  /** The routes that have this budget; all by default. */
  for?: (route: string) => boolean;
}

const CATALOGUES = ['/PulsesProducts', '/textiles'];

/** Pages with a catalogue or the enquiry form, which need more script than the others. */
const needsMoreScript = (route: string): boolean => [...CATALOGUES, CONTACT].includes(canonicalPath(route));

/**
 * A document above ten TCP packets costs a round trip of 150 ms. The text and markup of some pages exceed that even
 * with the smallest styles.
 */
const TEN_PACKETS = 14_600;
const LONG_PAGES = ['/', '/about', '/leadership', '/legacy', CONTACT, ...CATALOGUES];
const isLong = (route: string): boolean =>
  LONG_PAGES.includes(canonicalPath(route)) || (route !== BLOG && isWithin(route, BLOG));

/** Bytes are counted as sent, with brotli. Times need a machine that does nothing else. */
export const budgets = {
  performance: { name: 'performance', unit: 'points', least: 98 },
  accessibility: { name: 'accessibility', unit: 'points', least: 100 },
  bestPractices: { name: 'best practices', unit: 'points', least: 100 },
  seo: { name: 'SEO', unit: 'points', least: 100, for: isIndexable },
  // Simulated times change in steps of a round trip, 150 ms: 1351 and 1501. So the limit is between two of them.
  lcp: { name: 'largest contentful paint', unit: 'ms', most: 1550 },
  // A document that exceeds ten TCP packets only with its scripts needs one more round trip, which is 1.20.
  lcpRatio: { name: 'largest contentful paint divided by that without scripts', unit: 'times', most: 1.25 },
  fcp: { name: 'first contentful paint', unit: 'ms', most: 1200 },
  cls: { name: 'layout shift', unit: 'shift', most: 0.002 },
  tbt: { name: 'total blocking time', unit: 'ms', most: 100 },
  document: {
    name: 'document with its styles',
    unit: 'bytes',
    most: (route) => (isLong(route) ? 24 * KIB : TEN_PACKETS),
  },
  script: { name: 'script', unit: 'bytes', most: (route) => (needsMoreScript(route) ? 82 : 75) * KIB },
  font: { name: 'font', unit: 'bytes', most: 46 * KIB },
  fontFiles: { name: 'font files', unit: 'files', most: 1 },
  firstView: { name: 'pictures of the first view', unit: 'bytes', most: 110 * KIB },
  total: { name: 'all of the first visit', unit: 'bytes', most: 250 * KIB, for: (route) => route === '/' },
} as const satisfies Record<string, Budget>;

/** Maximum time until the filter of the specifications shows its result, in ms (`filter.ts`). */
export const FILTER_MS = 100;

/** Maximum size of all files that a search fetches, in bytes. */
export const SEARCH_BYTES = 150 * KIB;

export type Measure = keyof typeof budgets;

/** The measures of a page, without those that do not apply to it. */
export type Measures = Partial<Record<Measure, number>>;

export const measureNames = Object.keys(budgets) as Measure[];
