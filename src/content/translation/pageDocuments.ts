/** Which documents the page of a document needs in a language (docs/behaviour.md, "Languages"). */
import { catalogues } from '../catalogues';
import { BLOG_FILE, fileTypeOf, SITE_FILE } from '../collections';

/** The documents with texts on every page, by their names in `useSiteData`. */
export const LAYOUT_DOCUMENTS = {
  navigation: 'navigation.json',
  site: SITE_FILE,
  error: 'sections/error.json',
} as const;

/** Returns the document of a page in `src/pages`: `pages/pulses-products.json` for `/PulsesProducts`. */
export function pageDocument(route: string): string {
  const name = route === '/' ? 'home' : route.slice(1).replace(/(?<=[a-z])[A-Z]/g, '-$&');
  return `pages/${name.toLowerCase()}.json`;
}

const CATALOGUE_SECTIONS = ['sections/catalogue.json', 'sections/get-in-touch.json'];

/**
 * Documents whose texts pages show together with other documents, by the file or folder of the latter. The home page
 * leaves out sections that are not translated or have no entries.
 */
const SHOWN_ON: readonly (readonly [string, readonly string[]])[] = [
  ['pages/about.json', ['sections/about.json', 'sections/counters.json']],
  ['pages/contact.json', ['sections/catalogue.json', 'sections/voyages.json']],
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
