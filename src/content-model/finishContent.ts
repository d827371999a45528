/** The way of the content: from the files of a content folder to the finished documents and all problems. */
import { SOURCE_LANGUAGE } from '../lib/localText';
import { NOT_FOUND } from '../routes';
import { checkContent } from './check/checkContent';
import { CATALOGUES, isParent } from './collections';
import { type Language, terms as termsDocument } from './documents/languages';
import { joinFacts } from './join/joinFacts';
import { withoutAbsent } from './leaveOut';
import { aliasesIn, pageDocument, publishedPaths } from './publishedPaths';
import type { Document, LocalDocument, Source } from './read/document';
import type { Problem } from './read/problem';
import { languagesIn, readContent } from './read/readContent';
import type { Pictures } from './read/readPicture';
import { languageOf, TERMS_FILE } from './translation/languageFolders';
import { type Terms, termsFrom } from './translation/terms';
import { translatedTexts } from './translation/translatable';
import { translateData } from './translation/translateContent';

export interface FinishedContent {
  source: Source;
  problems: readonly Problem[];
  /** The valid documents by file. A file that has become invalid has its last valid document. */
  valid: ReadonlyMap<string, Document>;
  languages: readonly Language[];
  documents: readonly LocalDocument[];
}

/** Whether pages of a language show a document also if it is not translated: page texts, sections, names of groups. */
function isAlwaysShown({ type, file }: Document): boolean {
  const isShown = type.kind === 'single' ? file !== pageDocument(NOT_FOUND) : isParent(type);
  return isShown && translatedTexts(type.schema) !== undefined;
}

const parsedDataOf = (document: Document | undefined) =>
  (document?.parsed.data ?? {}) as Record<string, unknown>;

function localDocuments(valid: FinishedContent['valid'], language: string): LocalDocument[] {
  return [...valid.values()].flatMap((english): LocalDocument[] => {
    const { file, type, parsed } = english;
    if (languageOf(file)) return [];
    const document = { language, textLanguage: language, file, type, data: parsedDataOf(english) };
    if (language === SOURCE_LANGUAGE) return [{ ...document, body: parsed.body?.text }];
    const translation = valid.get(`${language}/${file}`);
    if (!translation) return isAlwaysShown(english) ? [{ ...document, textLanguage: SOURCE_LANGUAGE }] : [];
    const data = translateData(type.schema, document.data, parsedDataOf(translation));
    return [{ ...document, data, body: translation.parsed.body?.text }];
  });
}

function termsOf(valid: FinishedContent['valid'], language: string): Terms {
  const { terms = [] } =
    termsDocument.safeParse(parsedDataOf(valid.get(`${language}/${TERMS_FILE}`))).data ?? {};
  return termsFrom(terms.map(({ english, text }) => [english, text]));
}

/** Returns the valid documents by file. Takes the last valid document of a file that is invalid now. */
function validDocuments({ files, documents, translations }: Source, last?: FinishedContent['valid']) {
  const kept = [...(last?.values() ?? [])].filter(({ file }) => files.has(file));
  const valid = [...documents, ...translations].filter(
    ({ type, parsed }) => type.schema.safeParse(parsed.data).success,
  );
  return new Map([...kept, ...valid].map((document) => [document.file, document]));
}

/**
 * Reads and checks a content folder, and finishes its documents. Invalid content never makes it throw.
 * @param pictures the picture files, to check them, too
 * @param last what an earlier call returned, whose documents replace those that have become invalid
 */
export function finishContent(
  contentDir: string,
  { pictures = new Map(), last }: { pictures?: Pictures; last?: FinishedContent } = {},
): FinishedContent {
  const source = readContent(contentDir);
  const problems = checkContent(source, pictures);
  const valid = validDocuments(source, last?.valid);
  const english = [...valid.values()].filter(({ file }) => !languageOf(file));
  const paths = publishedPaths(english);
  const aliases = aliasesIn(english);
  const languages = languagesIn(english);
  const codes = [SOURCE_LANGUAGE, ...languages.map(({ code }) => code)];
  const documents = codes.flatMap((language) => {
    const published = localDocuments(valid, language)
      .filter(({ type, data }) => type !== CATALOGUES || paths.has(String(data.link)))
      .map(({ data, ...document }) => {
        const present = withoutAbsent(document.type.schema, data, { language, paths, aliases });
        return { ...document, data: (present ?? data) as LocalDocument['data'] };
      });
    return joinFacts(published, { language, terms: termsOf(valid, language), valid, paths });
  });
  return { source, problems, valid, languages, documents };
}
