/** Checks the translated values of catalogue entries (docs/behaviour.md, "Languages"). */
import { terms as termsDocument } from '../documents/languages';
import { type FieldPath, textsOf, valuesWithKind } from '../model/schema';
import { type Content, type Document, documentAt, problemAt } from '../read/document';
import { fileProblem, type Problem } from '../read/problem';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { holesOf, needsTerm, patternOf, type Term } from '../translation/terms';

interface Fact {
  value: string;
  pattern: string;
  document: Document;
  path: FieldPath;
}

const factsIn = (documents: readonly Document[]): Fact[] =>
  documents.flatMap((document) =>
    valuesWithKind(document.type.schema, document.parsed.data)
      .filter(({ fieldKind }) => fieldKind.kind === 'fact')
      .flatMap(({ value: fact, path: place }) => textsOf(fact, place))
      .filter(([, value]) => needsTerm(value))
      .map(([path, value]) => ({ value, pattern: patternOf(value), document, path })),
  );

/** Reports terms whose translation has other figures. */
const checkFigures = (document: Document, list: readonly Term[]): Problem[] =>
  list.flatMap(({ english, text }, index) => {
    if (holesOf(english).join() === holesOf(text).join()) return [];
    const message = 'does not have the same figures as the English value';
    const remedy = `write the same of {1}, {2} and so on as in "${english}"`;
    return problemAt(document, ['terms', index, 'text'], message, remedy);
  });

/** Checks `terms.json` of each language: the facts of all its entries, with their figures. */
export function checkTerms({ translations, documents, files }: Content): Problem[] {
  const facts = factsIn(documents);
  const languages = new Set(translations.flatMap(({ file }) => languageOf(file) ?? []));
  return [...languages].flatMap((language) => {
    const place = `${language}/${TERMS_FILE}`;
    const document = documentAt(translations, place);
    const list = files.has(place) ? termsDocument.safeParse(document?.parsed.data).data?.terms : [];
    if (!list) return [];
    const known = new Set(list.map(({ english }) => english));
    const translated = new Set(
      translations.filter(({ file }) => languageOf(file) === language).map(({ file }) => sourceFileFor(file)),
    );
    const missing = new Map<string, Problem>();
    for (const { value, pattern, document: entry, path } of facts) {
      if (!translated.has(entry.file) || known.has(value) || known.has(pattern)) continue;
      const remedy = `${document ? 'add it' : 'create the file'}; it is in content/${entry.file}:${entry.parsed.lineOf(path)}`;
      missing.set(pattern, fileProblem(place, 'terms', `have no translation of "${pattern}"`, remedy));
    }
    return [...missing.values(), ...(document ? checkFigures(document, list) : [])];
  });
}
