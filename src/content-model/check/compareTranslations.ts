/** Compares the translations of a language with the English documents (docs/behaviour.md, "Languages"). */
import { nameKey, plainName } from '../../lib/names';
import { parentFile, typeOf } from '../collections';
import { terms as termsDocument } from '../documents/languages';
import {
  type FieldPath,
  formatPath,
  itemsAt,
  schemaAt,
  textsOf,
  valueAt,
  valuesWithKind,
} from '../model/schema';
import { pageDocument, publishedPaths } from '../publishedPaths';
import { type Document, documentAt, placeOf, type Source } from '../read/document';
import { type Place, type Problem, problem } from '../read/problem';
import { fingerprintOf, inOrderOf } from '../translation/fingerprints';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { needsTerm, patternOf } from '../translation/terms';
import { matchingTexts, translatedTexts } from '../translation/translatable';
import { translateData } from '../translation/translateContent';

/**
 * A text or a value of an entry that is not translated, a translation of what is gone, or a file that was not compared
 * with the present English document. `fixed` is the data without what is gone, or with the present fingerprint. Without
 * it, the file is of no use, or `uneven` are lists that have changed in English and have another length there.
 */
type Difference = Problem & {
  kind: 'missing' | 'untranslated' | 'unused' | 'outdated';
  fixed?: object | undefined;
  uneven?: string[];
};

const difference = (kind: Difference['kind'], place: Place, message: string, remedy: string): Difference => ({
  ...problem(place, message, remedy, 'warning'),
  kind,
});

const isValid = ({ type, parsed }: Document): boolean => type.schema.safeParse(parsed.data).success;

const inFile = (file: string, field = 'file'): Place => ({ file, line: 1, field });

/** Returns the fields with texts. A list of texts is one field, because its length may differ between languages. */
const textFields = (value: unknown): Map<string, FieldPath> =>
  new Map(
    textsOf(value)
      .map(([path]) => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path))
      .map((path) => [formatPath(path), path]),
  );

function compareDocument(english: Document, file: string, translation?: Document): Difference[] {
  const texts = translatedTexts(english.type.schema);
  if (!texts) return [];
  const { data: source, lineOf, body } = english.parsed;
  if (!translation) {
    const message = 'is missing, so its texts are in English';
    return [difference('missing', inFile(file), message, `translate content/${english.file}`)];
  }
  const data = translation.parsed.data as Record<string, unknown>;
  const changed: FieldPath[] = [];
  const ordered = inOrderOf(texts, source, data, (path) => changed.push(path));
  const isInChanged = (path: FieldPath) =>
    changed.some((list) => list.every((key, index) => path[index] === key));
  const wanted = textFields(matchingTexts(texts, source, source));
  const shown = textFields(matchingTexts(texts, source, ordered));
  const translated = translateData(english.type.schema, source as Record<string, unknown>, data);
  const lineIn = (path: FieldPath) => `content/${english.file}:${lineOf(path)}`;
  const missing = [...wanted].filter(([field, path]) => !shown.has(field) && !isInChanged(path));
  const { $schema, english: comparedWith } = data;
  const matching = matchingTexts(texts, source, data) as object | undefined;
  const fixed = { $schema, ...matching, english: comparedWith };
  // The items of a changed list may belong to others. Without a valid document, it is not known what is right.
  const isComparable = changed.length === 0 && [english, translation].every(isValid);
  const unused = [...textFields(data)]
    .filter(([field, path]) => isComparable && !wanted.has(field) && schemaAt(texts, path))
    .map(([, path]) => {
      const remedy = `remove it, or add it to content/${english.file}`;
      return { ...difference('unused', placeOf(translation, path), 'has no English text', remedy), fixed };
    });
  const fingerprint = fingerprintOf(texts, source, body?.text);
  const isUneven = (list: FieldPath) => itemsAt(source, list).length !== itemsAt(data, list).length;
  const uneven = changed.filter(isUneven).map(formatPath);
  const marked = uneven.length === 0 ? { ...data, english: fingerprint } : undefined;
  const message = 'is not compared with the present English document';
  const remedy = `compare it with content/${english.file}, then mark it on the editor screen, or run npm run content:translated -- ${file}`;
  const outdated = { ...difference('outdated', inFile(file), message, remedy), fixed: marked, uneven };
  return [
    ...missing.map(([, path]) => {
      const effect = valueAt(translated, path) === undefined ? 'left out' : 'in English';
      const missingText = `is not translated, so it is ${effect}`;
      return difference('missing', placeOf(translation, path), missingText, `translate ${lineIn(path)}`);
    }),
    ...changed.map((path) => {
      const effect = 'has changed in English, so items without the same link, picture or code are in English';
      return difference('missing', placeOf(translation, path), effect, `compare it with ${lineIn(path)}`);
    }),
    ...unused,
    ...(comparedWith === fingerprint ? [] : [outdated]),
  ];
}

/** Compares `terms.json` of a language with the values of the entries, of which those of translated ones are needed. */
function compareTerms(
  { documents, incomplete }: Source,
  isTranslated: (file: string) => boolean,
  file: string,
  document?: Document,
): Difference[] {
  if (!document && isTranslated(TERMS_FILE)) return [];
  const { data } = termsDocument.safeParse(document?.parsed.data ?? { terms: [] });
  if (!data) return [];
  const known = new Set(data.terms.map(({ english }) => nameKey(english)));
  const used = new Map<string, string>();
  const spellings = new Set<string>();
  const missing = new Map<string, Difference>();
  for (const { type, parsed, file: source } of documents)
    for (const { fieldKind, value: fact, path } of valuesWithKind(type.schema, parsed.data)) {
      if (fieldKind.kind !== 'fact') continue;
      for (const [at, value] of textsOf(fact, path)) {
        const pattern = patternOf(value);
        for (const each of [value, pattern]) {
          used.set(nameKey(each), each);
          spellings.add(plainName(each));
        }
        const isKnown = known.has(nameKey(value)) || known.has(nameKey(pattern));
        if (!isTranslated(source) || !needsTerm(value) || isKnown) continue;
        const remedy = `translate content/${source}:${parsed.lineOf(at)}`;
        const place = inFile(file, pattern);
        missing.set(pattern, difference('untranslated', place, 'is in English', remedy));
      }
    }
  // Values of a document that is invalid, or cannot be read, may use any term.
  const areKnown = !incomplete && documents.every(isValid);
  const isUsed = ({ english }: { english: string }) => used.has(nameKey(english)) || !areKnown;
  const terms = data.terms.filter(isUsed);
  const fixed = terms.length > 0 ? { ...data, terms } : undefined;
  const found = data.terms.flatMap((term, index): Difference[] => {
    const place = placeOf(document as Document, ['terms', index]);
    if (!isUsed(term))
      return [{ ...difference('unused', place, 'is the value of no entry', 'remove it'), fixed }];
    const value = used.get(nameKey(term.english));
    if (value === undefined || spellings.has(plainName(term.english))) return [];
    const message = `"${term.english}" differs from the value "${value}" by letter case alone`;
    return [difference('missing', place, message, 'write both in the same way')];
  });
  return [...missing.values(), ...found];
}

/** Whether the texts of a document are shown in each language, in English where they are not translated. */
export const isOnEachSite = (file: string): boolean =>
  !file.startsWith('pages/') || file === pageDocument('/');

/** Returns the documents that describe the folders of a document and the page that lists it, of which its page shows texts. */
function shownWith({ file, type }: Document, paths: ReadonlySet<string>): string[] {
  if (type.kind === 'single') return [];
  const pages = type.page && paths.has(type.page) ? [pageDocument(type.page)] : [];
  const group = parentFile(file);
  return [...pages, group, parentFile(group)];
}

export function compareTranslations(source: Source, language: string) {
  const { documents, translations, files } = source;
  const own = [...files].filter((file) => languageOf(file) === language);
  const isTranslated = (file: string) => files.has(`${language}/${file}`);
  const translationOf = (file: string) => documentAt(translations, `${language}/${file}`);
  const paths = publishedPaths(documents);
  const translated = documents.filter(({ file }) => isTranslated(file));
  const alongside = new Set(translated.flatMap((document) => shownWith(document, paths)));
  const isShown = ({ file, type }: Document) =>
    isTranslated(file) || alongside.has(file) || (type.kind === 'single' && isOnEachSite(file));
  const isGone = (english: string) => {
    const type = typeOf(english);
    return english !== TERMS_FILE && !(files.has(english) && (!type || translatedTexts(type.schema)));
  };
  return [
    ...documents.filter(isShown).flatMap((document) => {
      const translation = translationOf(document.file);
      const isUnreadable = !translation && isTranslated(document.file);
      return isUnreadable ? [] : compareDocument(document, `${language}/${document.file}`, translation);
    }),
    ...compareTerms(source, isTranslated, `${language}/${TERMS_FILE}`, translationOf(TERMS_FILE)),
    ...own
      .filter((file) => isGone(sourceFileFor(file)))
      .map((file) =>
        difference('unused', inFile(file), 'translates nothing', 'remove it, or correct its name'),
      ),
  ];
}
