/**
 * Performance budgets of a page on a phone. `npm run audit` measures all of them. The tests check the sizes
 * (`__tests__/browser/pages.test.ts`).
 */
import path from 'node:path';
import { hasArabicLetters } from '../../src/brand/arabicScript';
import { languageOf } from '../../src/brand/siteContent';
import { SOURCE_LANGUAGE } from '../../src/lib/sourceLanguage';
import { BLOG, CONTACT, canonicalPath, isIndexable, withoutLanguage } from '../../src/routes';

const KIB = 1024;

/** The screen of the phone that Lighthouse emulates, in CSS pixels. */
export const PHONE = { width: 412, height: 823, density: 1.75 } as const;

export interface Budget {
  name: string;
  unit: 'points' | 'ms' | 'times' | 'shift' | 'bytes' | 'files';
  least?: number;
  most?: number | ((route: string) => number);
  for?: (route: string) => boolean;
}

const CATALOGUES = ['/PulsesProducts', '/textiles'];

const isTranslated = (route: string): boolean => languageOf(route) !== SOURCE_LANGUAGE;

/** Returns the English path of a page, in the letter case of its canonical link. */
const englishPath = (route: string): string => canonicalPath(withoutLanguage(route, languageOf(route)));

/**
 * The limit of the scripts of a page, in KiB. The catalogues and the enquiry form need more than other pages. The home
 * page draws the route and the calendars of the crops, and has two carousels.
 */
const scriptKib = (route: string): number => {
  const english = englishPath(route);
  if ([...CATALOGUES, CONTACT].includes(english)) return 86;
  return english === '/' ? 82.75 : 79;
};

/**
 * A document larger than ten TCP packets costs an additional round trip of 150 ms. The text and markup of some pages
 * exceed this size even with minimal styles.
 */
const TEN_PACKETS = 14_600;
/** The page of an entry has all tables of its sheet, its calendar and the samples of its group. */
const SHEET = 15.25 * KIB;
const LONG_PAGES = ['/', '/about', '/leadership', '/legacy', '/logistics', ...CATALOGUES];
const isArticle = (route: string): boolean => path.posix.dirname(route) === BLOG;
const isSheet = (route: string): boolean => CATALOGUES.includes(path.posix.dirname(route));
const isLong = (route: string): boolean => LONG_PAGES.includes(route) || isArticle(route);

/** Texts in French are longer than in English, and Arabic letters are two bytes. */
const TRANSLATION = 2 * KIB;

function documentBytes(route: string): number {
  const english = englishPath(route);
  const bytes = isLong(english) ? 24 * KIB : isSheet(english) ? SHEET : TEN_PACKETS;
  return isTranslated(route) ? bytes + TRANSLATION : bytes;
}

/** Sizes are compressed with brotli. Times are valid only if no other process uses the machine. */
export const budgets = {
  performance: { name: 'performance', unit: 'points', least: 98 },
  accessibility: { name: 'accessibility', unit: 'points', least: 100 },
  bestPractices: { name: 'best practices', unit: 'points', least: 100 },
  seo: { name: 'SEO', unit: 'points', least: 100, for: isIndexable },
  // Simulated times change in steps of a round trip (150 ms), such as 1351 and 1501. The limit is between two steps.
  lcp: { name: 'largest contentful paint', unit: 'ms', most: 1550 },
  // If only its script elements make a document exceed ten TCP packets, it needs one more round trip, which is a
  // ratio of 1.20.
  lcpRatio: { name: 'largest contentful paint divided by that without scripts', unit: 'times', most: 1.25 },
  fcp: { name: 'first contentful paint', unit: 'ms', most: 1200 },
  cls: { name: 'layout shift', unit: 'shift', most: 0.002 },
  tbt: { name: 'total blocking time', unit: 'ms', most: 100 },
  document: {
    name: 'document with its styles',
    unit: 'bytes',
    most: documentBytes,
  },
  script: { name: 'script', unit: 'bytes', most: (route) => scriptKib(route) * KIB },
  font: { name: 'font', unit: 'bytes', most: (route) => (hasArabicLetters(route) ? 81 : 46) * KIB },
  fontFiles: { name: 'font files', unit: 'files', most: (route) => (hasArabicLetters(route) ? 2 : 1) },
  firstView: { name: 'pictures of the first view', unit: 'bytes', most: 110 * KIB },
  total: { name: 'all of the first visit', unit: 'bytes', most: 250 * KIB, for: (route) => route === '/' },
} as const satisfies Record<string, Budget>;

/** Maximum time until the filter of the specifications shows its result, in ms (see `filter.ts`). */
export const FILTER_MS = 100;

/** Maximum total size of the files that a search fetches, in bytes. */
export const SEARCH_BYTES = 150 * KIB;

export type Measure = keyof typeof budgets;

/** The measures of a page. Measures that do not apply to it are missing. */
export type Measures = Partial<Record<Measure, number>>;

export const measureNames = Object.keys(budgets) as Measure[];
