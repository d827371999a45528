import { NOT_ON_CARDS } from '../cardCharacters';
import { catalogues } from '../catalogues';
import type { CatalogueEntry, CataloguePage } from '../documents/catalogue';
import { type FieldPath, valueAt } from '../schema';
import { wrongCharacter } from './characters';
import { type Document, problemAt } from './document';
import type { Problem } from './problem';

/** Finds the first field that contains exactly this text. */
function pathOf(text: string, value: unknown, path: FieldPath = []): FieldPath | undefined {
  if (value === text) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = pathOf(text, child, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

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

/** Reports characters that share cards show as boxes (docs/behaviour.md, "Content check"). */
export function checkShareCards(documents: readonly Document[]): Problem[] {
  const texts = documents.flatMap((document): [Document, unknown][] => [
    [document, valueAt(document.parsed.data, ['seo', 'title'])],
    [document, document.file === 'site.json' && valueAt(document.parsed.data, ['productName'])],
    ...textsOfEntry(document, documents),
  ]);
  const problems = texts.flatMap(([document, text]) => {
    // `checkCharacters` reports characters that are wrong everywhere.
    const isChecked = typeof text === 'string' && !wrongCharacter(text);
    const characters = new Set(isChecked ? text.match(NOT_ON_CARDS) : []);
    if (characters.size === 0) return [];
    const path = pathOf(text as string, document.parsed.data) ?? [];
    return [
      problemAt(document, path, [
        `the picture for shared links cannot show ${[...characters].map((each) => `"${each}"`).join(', ')}`,
        'write it in words, or leave it: the picture has a box in its place',
        'warning',
      ]),
    ];
  });
  // A label is on the card of each entry.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
