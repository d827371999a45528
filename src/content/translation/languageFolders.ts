/**
 * Translations are in a folder of their language: `ar/products/pulses/toor-dal.json`. A page exists in a language if the
 * documents that it shows are translated (docs/behaviour.md, "Languages").
 */
import { catalogues } from '../catalogues';
import { BLOG_FILE, fileTypeOf, SITE_FILE } from '../collections';
import { LANGUAGE_CODE } from '../documents/languages';

const LANGUAGE_FOLDER = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

function partsOf(file: string): { language?: string; source: string } {
  const [, language, source = file] = LANGUAGE_FOLDER.exec(file) ?? [];
  return { language, source };
}

/** Returns the language of a file of the content folder. Undefined if the file is English. */
export const languageOf = (file: string): string | undefined => partsOf(file).language;

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => partsOf(file).source;

/** Whether a file has texts in another language, which are a document only together with the English file. */
export const isTranslation = (file: string): boolean =>
  languageOf(file) !== undefined && /\.(json|md)$/.test(file);

/** The values of catalogue entries in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

/** The documents with texts on every page, by their names in `useSiteData`. */
export const LAYOUT_DOCUMENTS = {
  navigation: 'navigation.json',
  site: SITE_FILE,
  error: 'sections/error.json',
} as const;

const CATALOGUE_SECTIONS = [
  'sections/catalogue.json',
  'sections/get-in-touch.json',
  // The texts of the filter of a long group.
  'pages/specifications.json',
];

/**
 * Documents whose texts pages show together with other documents, by the file or folder of the latter. The home page
 * leaves out sections that are not translated or have no entries.
 */
const SHOWN_ON: readonly (readonly [string, readonly string[]])[] = [
  ['pages/about.json', ['sections/about.json', 'sections/counters.json']],
  ['pages/contact.json', ['sections/catalogue.json']],
  ['services/', ['pages/services.json']],
  ['testimonials/', ['pages/testimonials.json']],
  ['business-areas/', ['sections/coming-soon.json', 'sections/voyages.json']],
  ['blog/', [BLOG_FILE]],
  ...catalogues.flatMap(({ folder, page }) => {
    const pageFile = `pages/${page.file}.json`;
    return [
      [pageFile, CATALOGUE_SECTIONS],
      [`${folder}/`, [pageFile, ...CATALOGUE_SECTIONS]],
    ] as const;
  }),
];

/** Returns the English files of the documents whose texts pages show together with a document. */
export function shownWith(file: string): string[] {
  const fileType = fileTypeOf(file);
  return [
    ...SHOWN_ON.flatMap(([place, files]) => (file.startsWith(place) ? files : [])),
    ...(fileType && 'group' in fileType ? [`${fileType.type.groupedBy}/${fileType.group}.json`] : []),
  ];
}
