/** Checks the translated values of products and fibers (docs/behaviour.md, "Languages"). */
import { catalogues } from '../catalogues';
import { terms as termsDocument } from '../documents/terms';
import { type FieldPath, textsOf, valueAt } from '../schema';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { holesOf, needsTerm, patternOf } from '../translation/terms';
import { factFields } from '../translation/translatable';
import { type Document, problemAt } from './document';
import type { Problem, ProblemTexts } from './problem';

const isEntryFile = (file: string): boolean => catalogues.some(({ folder }) => file.startsWith(`${folder}/`));

const sameLanguage = (file: string) => (other: Document) => languageOf(other.file) === languageOf(file);

interface Fact {
  value: string;
  pattern: string;
  document: Document;
  path: FieldPath;
}

/** Returns the different facts in the entries of all catalogues that need a term. */
function factsIn(documents: readonly Document[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const document of documents) {
    const catalogue = catalogues.find(({ entry }) => entry.schema === document.type.schema);
    if (!catalogue) continue;
    for (const key of factFields(catalogue.entry.schema))
      for (const [path, value] of textsOf(valueAt(document.parsed.data, [key]), [key])) {
        if (needsTerm(value) && !facts.has(value))
          facts.set(value, { value, pattern: patternOf(value), document, path });
      }
  }
  return [...facts.values()];
}

/** The figures of a term are the holes in its English value, or the figures themselves. */
const sameFigures = (english: string, text: string): boolean =>
  holesOf(english).join() === holesOf(text).join();

/** Reports facts without a term in a language with translated entries. */
function missingTerms(document: Document, facts: readonly Fact[], known: ReadonlySet<string>): Problem[] {
  const reported = new Set<string>();
  return facts.flatMap(({ value, pattern, document: { file, parsed }, path }) => {
    if (known.has(value) || known.has(pattern) || reported.has(pattern)) return [];
    reported.add(pattern);
    const place = `content/${file}:${parsed.lineOf(path)}`;
    return [
      problemAt(document, ['terms'], `have no translation of "${pattern}"`, `add it; it is in ${place}`),
    ];
  });
}

/** Checks `terms.json` of each language: all facts, with their figures, and nothing else. */
export function checkTerms(translations: readonly Document[], documents: readonly Document[]): Problem[] {
  const facts = factsIn(documents);
  const values = new Set(facts.flatMap(({ value, pattern }) => [value, pattern]));
  return translations.flatMap((document) => {
    if (sourceFileFor(document.file) !== TERMS_FILE) return [];
    const { data } = termsDocument.safeParse(document.parsed.data);
    if (!data) return [];
    const isNeeded = translations
      .filter(sameLanguage(document.file))
      .some(({ file }) => isEntryFile(sourceFileFor(file)));
    const known = new Set(data.terms.map(({ english }) => english));
    const problem = (index: number, field: 'english' | 'text', texts: ProblemTexts) => [
      problemAt(document, ['terms', index, field], ...texts),
    ];
    return [
      ...(isNeeded ? missingTerms(document, facts, known) : []),
      ...data.terms.flatMap(({ english, text }, index): Problem[] => {
        if (!values.has(english))
          return problem(index, 'english', [
            'is not a value of a product or fiber any more',
            'remove the term',
            'warning',
          ]);
        if (sameFigures(english, text)) return [];
        const holes = holesOf(english).map((hole) => `{${hole}}`);
        return problem(index, 'text', [
          'does not have the same figures as the English value',
          holes.length > 0 ? `write each of ${holes.join(', ')} once` : 'write it without {1}',
        ]);
      }),
    ];
  });
}
