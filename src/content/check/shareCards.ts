import { NOT_ON_CARDS } from '../cardCharacters';
import { catalogues } from '../catalogues';
import type { CatalogueEntry, CataloguePage } from '../documents/catalogue';
import { textsOf, valueAt } from '../schema';
import { sourceFileFor } from '../translation/languageFolders';
import { checkText } from './characters';
import { type Content, type Document, placeOf, problemAt } from './document';
import type { Problem } from './problem';

/** Returns the texts of a document that its share cards show. `terms.json` translates key facts. */
function textsOnCards(document: Document): unknown[] {
  const { data } = document.parsed;
  const source = sourceFileFor(document.file);
  const list = { 'pages/blog.json': 'categories', 'terms.json': 'terms' }[source];
  const items: unknown = list && valueAt(data, [list]);
  return [
    valueAt(data, ['seo', 'title']),
    ...(source === 'site.json' ? [valueAt(data, ['productName'])] : []),
    ...(catalogues.some(({ folder }) => source.startsWith(`${folder}/`)) ? [valueAt(data, ['name'])] : []),
    ...(Array.isArray(items) ? items.map((item) => valueAt(item, [list === 'terms' ? 'text' : 'name'])) : []),
  ];
}

const isValid = ({ type, parsed }: Document): boolean => type.schema.safeParse(parsed.data).success;

/** Returns the key facts of a valid catalogue entry. */
function keyFactsOf(entry: Document, documents: readonly Document[]): unknown[] {
  const catalogue = catalogues.find(({ entry: { graphqlType } }) => graphqlType === entry.type.graphqlType);
  const page = documents.find(({ type }) => type.graphqlType === catalogue?.page.graphqlType);
  if (!catalogue || !page || !isValid(page) || !isValid(entry)) return [];
  return catalogue
    .keyFacts(page.parsed.data as CataloguePage, entry.parsed.data as CatalogueEntry)
    .flatMap(({ label, value }) => [label, value]);
}

/** Reports characters that share cards show as boxes (docs/behaviour.md, "Content check"). */
export function checkShareCards({ documents, translations }: Content): Problem[] {
  const facts = new Set(documents.flatMap((document) => keyFactsOf(document, documents)));
  return [...documents, ...translations].flatMap((document) => {
    const shown = new Set(textsOnCards(document));
    return textsOf(document.parsed.data).flatMap(([path, text]) => {
      // `checkCharacters` reports characters that are wrong everywhere.
      if (checkText(text, () => placeOf(document, path)).length > 0) return [];
      const characters = new Set(shown.has(text) || facts.has(text) ? text.match(NOT_ON_CARDS) : []);
      if (characters.size === 0) return [];
      return problemAt(
        document,
        path,
        `the preview picture of a shared link shows ${[...characters].map((each) => `"${each}"`).join(', ')} as an empty box`,
        'replace it with words, or accept the box',
        'warning',
      );
    });
  });
}
