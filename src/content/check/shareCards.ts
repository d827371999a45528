import { NOT_ON_CARDS } from '../cardCharacters';
import { catalogues } from '../catalogues';
import type { CatalogueEntry, CataloguePage } from '../documents/catalogue';
import { type FieldPath, textsOf, valueAt } from '../schema';
import { wrongCharacter } from './characters';
import { type Document, problemAt } from './document';
import type { Problem } from './problem';

/** Finds the first field that contains exactly this text. */
const pathOf = (text: unknown, data: unknown): FieldPath | undefined =>
  textsOf(data).find(([, each]) => each === text)?.[0];

/** Returns the name and the key facts that the share card of a catalogue entry shows, with their documents. */
function textsOfEntry(entry: Document, documents: readonly Document[]): [Document, unknown][] {
  const catalogue = catalogues.find(({ entry: { graphqlType } }) => graphqlType === entry.type.graphqlType);
  const page = documents.find(({ type }) => type.graphqlType === catalogue?.page.graphqlType);
  const name: [Document, unknown] = [entry, valueAt(entry.parsed.data, ['name'])];
  if (!catalogue) return [];
  if (!page || ![page, entry].every(({ type, parsed }) => type.schema.safeParse(parsed.data).success))
    return [name];
  const facts = catalogue.keyFacts(page.parsed.data as CataloguePage, entry.parsed.data as CatalogueEntry);
  return [
    name,
    ...facts.flatMap(({ label, value }): [Document, unknown][] => [
      [pathOf(label, entry.parsed.data) ? entry : page, label],
      [entry, value],
    ]),
  ];
}

/** Returns the names of the blog categories, which the share cards of their pages show. */
function categoryNames(document: Document): [Document, unknown][] {
  const categories = document.file === 'pages/blog.json' && valueAt(document.parsed.data, ['categories']);
  return Array.isArray(categories) ? categories.map((each) => [document, valueAt(each, ['name'])]) : [];
}

/** Reports characters that share cards show as boxes (docs/behaviour.md, "Content check"). */
export function checkShareCards(documents: readonly Document[]): Problem[] {
  const texts = documents.flatMap((document): [Document, unknown][] => [
    [document, valueAt(document.parsed.data, ['seo', 'title'])],
    [document, document.file === 'site.json' && valueAt(document.parsed.data, ['productName'])],
    ...categoryNames(document),
    ...textsOfEntry(document, documents),
  ]);
  const problems = texts.flatMap(([document, text]) => {
    // `checkCharacters` reports characters that are wrong everywhere.
    const isChecked = typeof text === 'string' && !wrongCharacter(text);
    const characters = new Set(isChecked ? text.match(NOT_ON_CARDS) : []);
    if (characters.size === 0) return [];
    const path = pathOf(text, document.parsed.data) ?? [];
    return [
      problemAt(document, path, [
        `the preview picture of a shared link shows ${[...characters].map((each) => `"${each}"`).join(', ')} as an empty box`,
        'replace it with words, or accept the box',
        'warning',
      ]),
    ];
  });
  // A label is on the card of each entry.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
