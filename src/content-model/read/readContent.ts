/** Reads, decodes and parses content files. The first step of `finishContent`. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryType } from '../catalogues';
import { CATALOGUES, type Collection, LANGUAGES_FILE, typeOf } from '../collections';
import { type Language, languages as languagesDocument } from '../documents/languages';
import { documentTypeOf, languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { listContent } from './contentFiles';
import { type Document, documentAt, type ParseResult, type Source } from './document';
import { parseJson } from './parseJson';
import { parseMarkdown } from './parseMarkdown';
import { type Problem, positionAt, problem } from './problem';

/** Reports a merge conflict. In Markdown, ======= can underline a heading. */
function conflictIn(file: string, text: string): Problem | undefined {
  const signs = file.endsWith('.md') ? '[<|>]' : '[<|>=]';
  const conflict = new RegExp(`^(${signs})\\1{6}(?: .*)?\\r?$`, 'm').exec(text);
  if (!conflict) return undefined;
  const place = { file, line: positionAt(text, conflict.index).line, field: 'file' };
  const message = `has a merge conflict of Git, with the line "${conflict[0].trim()}"`;
  const remedy = 'keep one of the versions, and delete the lines with <<<<<<<, |||||||, ======= and >>>>>>>';
  return problem(place, message, remedy);
}

function encodingProblem(file: string, bytes: Buffer, text: string): Problem | undefined {
  if (isUtf8(bytes)) return undefined;
  const word = /\S*\uFFFD\S*/.exec(text)?.[0] ?? '';
  const message = bytes.includes(0)
    ? 'is saved as UTF-16'
    : `is not saved as UTF-8, so "${word}" cannot be read`;
  const remedy = 'save it again with the encoding UTF-8, then check its special characters';
  return problem({ file, line: positionAt(text, text.indexOf(word)).line, field: 'file' }, message, remedy);
}

export const languagesIn = (documents: readonly Document[]): Language[] =>
  languagesDocument.safeParse(documentAt(documents, LANGUAGES_FILE)?.parsed.data).data?.languages ?? [];

/**
 * Reads every file of a content folder. Invalid content never makes it throw.
 * @param changes texts by file that are not saved yet; undefined for a deleted file
 */
export function readContent(contentDir: string, changes = new Map<string, string | undefined>()): Source {
  const listed = new Set([...listContent(contentDir), ...changes.keys()]);
  const files = [...listed].filter((file) => !changes.has(file) || changes.get(file) !== undefined).sort();
  const all: Document[] = [];
  const entryTypes = new Map<string, Collection>();
  const problems: Problem[] = [];
  // A catalogue comes before its entries, because the files are sorted.
  for (const file of files) {
    const type = documentTypeOf(file, entryTypes);
    if (!type) continue;
    const bytes = Buffer.from(changes.get(file) ?? readFileSync(path.join(contentDir, file)));
    // Some text editors insert this invisible character at the start of a file.
    const source = bytes.toString('utf8').replace(/^\uFEFF/, '');
    const unreadable = conflictIn(file, source) ?? encodingProblem(file, bytes, source);
    const parse = type.format === 'json' ? parseJson : parseMarkdown;
    const { parsed, problems: found }: ParseResult = unreadable
      ? { problems: [unreadable] }
      : parse(file, source);
    problems.push(...found);
    if (parsed) all.push({ file, source, type, parsed });
    if (parsed && type === CATALOGUES) entryTypes.set(file, entryType({ file, parsed }));
  }
  const documents = all.filter(({ file }) => !languageOf(file));
  // Other translations are never shown, so their links may be dead.
  const languages = languagesIn(documents);
  const sources = new Set([...files, TERMS_FILE]);
  const isPublished = (file: string) =>
    languages.some(({ code }) => code === languageOf(file)) && sources.has(sourceFileFor(file));
  return {
    dir: contentDir,
    files: new Set(files),
    documents,
    entryTypes,
    translations: all.filter(({ file }) => isPublished(file)),
    languages,
    incomplete: documents.length < files.filter((file) => !languageOf(file) && typeOf(file)).length,
    problems,
  };
}
