/** Performance budgets of a page on a phone: `npm run test:all` checks the sizes, `npm run audit` the scores and times. */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { cataloguePaths } from '../../src/content-model/check/checkLinks';
import { readContent } from '../../src/content-model/read/readContent';
import { isInArabicScript, SOURCE_LANGUAGE } from '../../src/lib/localText';
import { BLOG, CONTACT, languageOfPath, SERVICES, withoutLanguage } from '../../src/routes';

const KIB = 1024;

const CONTENT = readContent(path.resolve('content'));
const LANGUAGES = CONTENT.languages.map(({ code }) => code);

/** Minimum scores, by Lighthouse category. A third of the performance score is blocking time, which varies too much. */
export const SCORES = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Maximum times in ms and maximum layout shift, by Lighthouse audit. */
export const TIMES = {
  'first-contentful-paint': 1200,
  // Simulated times change in steps of a round trip (150 ms), such as 1351 and 1501. The limit is between two steps.
  'largest-contentful-paint': 1550,
  // All work of a phone that is four times slower. Of the same build, it varies by a third.
  'mainthread-work-breakdown': 4000,
  'cumulative-layout-shift': 0.002,
} as const;

/** Lighthouse's `benchmarkIndex` of the machine whose times are in docs/performance.md. */
export const LAST_BENCHMARK = 2600;

/** Maximum total size of the files that a search fetches, in bytes. */
export const SEARCH_BYTES = 49 * KIB;

const CATALOGUES = cataloguePaths(CONTENT.documents);

/** The scripts of a page. The form needs the most, then carousels, voyages, charts, and the goods that a search finds. */
const scriptKib = (englishPath: string): number =>
  englishPath === CONTACT ? 84 : ['/', SERVICES, ...CATALOGUES].includes(englishPath) ? 82 : 79.5;

/**
 * A document larger than ten TCP packets costs an additional round trip of 150 ms. The text and markup of some pages
 * exceed this size even with minimal styles.
 */
const TEN_PACKETS = 14_600;
/** The page of an entry has all tables of its sheet, its trade names, its calendar and the thumbnails of its group. */
const SHEET = 16.25 * KIB;
const LONG_PAGES = ['/', '/about', '/leadership', '/legacy', '/logistics', ...CATALOGUES];
const MEDIUM_PAGES = [CONTACT, '/food-agro', '/specifications'];

function documentBytes(englishPath: string): number {
  const parent = path.posix.dirname(englishPath);
  if (LONG_PAGES.includes(englishPath) || parent === BLOG) return 24.5 * KIB;
  return CATALOGUES.includes(parent) || MEDIUM_PAGES.includes(englishPath) ? SHEET : TEN_PACKETS;
}

/** Texts in French are longer than in English, and Arabic letters are two bytes. */
const TRANSLATION = 2 * KIB;

/** Whether hosts compress a file. Pictures and fonts already have compressed formats. */
export const isCompressed = (file: string): boolean => /\.(html|js|css|json|svg|xml|txt)$/.test(file);

export const compressed = (contents: Buffer): Buffer =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/** Returns the maximum sizes of a first visit in bytes, with compressed texts, and the maximum number of fonts. */
export function sizeLimits(route: string) {
  const language = languageOfPath(route, LANGUAGES);
  const englishPath = withoutLanguage(route, language);
  const isArabic = (route === '/404' ? LANGUAGES : [language]).some(isInArabicScript);
  return {
    'document with its styles': documentBytes(englishPath) + (language === SOURCE_LANGUAGE ? 0 : TRANSLATION),
    script: scriptKib(englishPath) * KIB,
    font: (isArabic ? 81 : 46) * KIB,
    'font files': isArabic ? 2 : 1,
    'pictures of the first view': 110 * KIB,
    'all files': route === '/' ? 330 * KIB : Number.POSITIVE_INFINITY,
  };
}

/** Returns a sentence for each value that is missing or above its limit; below its limit if `sign` is -1. */
export const overrunsOf = (
  values: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
  sign: 1 | -1 = 1,
): string[] =>
  Object.entries(limits)
    .filter(([name, limit]) => !(sign * (values[name] ?? Number.NaN) <= sign * limit))
    .map(([name, limit]) => `${name}: ${values[name]}, limit ${limit}`);
