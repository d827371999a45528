/** Checks the translated values of products and fibers (docs/behaviour.md, "Languages"). */
import { catalogues } from '../catalogues';
import { terms as termsDocument } from '../documents/languages';
import { type FieldPath, textsOf, valueAt } from '../schema';
import { languageOf, TERMS_FILE } from '../translation/languageFolders';
import { holesOf, needsTerm, patternOf, type Term } from '../translation/terms';
import { factFields } from '../translation/translatable';
import { type Content, type Document, problemAt } from './document';
import { fileProblem, type Problem, type ProblemTexts } from './problem';

interface Fact {
  value: string;
  pattern: string;
  document: Document;
  path: FieldPath;
}

/** Returns the different facts that need a term in entries of all catalogues. */
function factsIn(documents: readonly Document[]): Fact[] {
  const facts = documents.flatMap((document) => {
    const catalogue = catalogues.find(({ entry }) => entry.schema === document.type.schema);
    return (catalogue ? factFields(catalogue.entry.schema) : []).flatMap((key) =>
      textsOf(valueAt(document.parsed.data, [key]), [key])
        .filter(([, value]) => needsTerm(value))
        .map(([path, value]) => ({ value, pattern: patternOf(value), document, path })),
    );
  });
  return [...new Map(facts.map((fact) => [fact.value, fact])).values()];
}

/** The figures of a term are the holes in its English value, or the figures themselves. */
const sameFigures = (english: string, text: string): boolean =>
  holesOf(english).join() === holesOf(text).join();

const missingTerm = (language: string, { pattern, document: { file, parsed }, path }: Fact): Problem =>
  fileProblem(
    `${language}/${TERMS_FILE}`,
    'terms',
    `have no translation of "${pattern}"`,
    `add it, or create the file; it is in content/${file}:${parsed.lineOf(path)}`,
  );

/** Checks the terms of a file: facts of any entry, with the same figures. */
function checkFile(document: Document, list: readonly Term[], facts: ReadonlySet<string>): Problem[] {
  const problem = (index: number, field: keyof Term, ...texts: ProblemTexts) => [
    problemAt(document, ['terms', index, field], ...texts),
  ];
  return list.flatMap(({ english, text }, index) => {
    if (!facts.has(english))
      return problem(
        index,
        'english',
        'is not a value of a product or fiber any more',
        'remove the term',
        'warning',
      );
    if (sameFigures(english, text)) return [];
    const holes = holesOf(english).map((hole) => `{${hole}}`);
    return problem(
      index,
      'text',
      'does not have the same figures as the English value',
      holes.length > 0 ? `write each of ${holes.join(', ')} once` : 'write it without {1}',
    );
  });
}

/** Checks `terms.json` of each language: the facts of all its entries, with their figures, and no other values. */
export function checkTerms({
  translations,
  documents,
  files,
}: Pick<Content, 'translations' | 'documents' | 'files'>): Problem[] {
  const all = new Set(factsIn(documents).flatMap(({ value, pattern }) => [value, pattern]));
  const languages = new Set(translations.flatMap(({ file }) => languageOf(file) ?? []));
  return [...languages].flatMap((language) => {
    const translated = new Map(
      translations.filter(({ file }) => languageOf(file) === language).map((each) => [each.file, each]),
    );
    const document = translated.get(`${language}/${TERMS_FILE}`);
    const isMissing = !files.has(`${language}/${TERMS_FILE}`);
    const list = isMissing ? [] : termsDocument.safeParse(document?.parsed.data).data?.terms;
    if (!list) return [];
    const shown = factsIn(documents.filter(({ file }) => translated.has(`${language}/${file}`)));
    const known = new Set(list.map(({ english }) => english));
    const missing = shown.filter(({ value, pattern }) => !known.has(value) && !known.has(pattern));
    return [
      ...new Map(missing.map((fact) => [fact.pattern, missingTerm(language, fact)])).values(),
      ...(document ? checkFile(document, list, all) : []),
    ];
  });
}
