/**
 * `npm run content:translated`: marks translations as compared with the present English documents. Arguments limit it to
 * languages or files: `npm run content:translated -- ar`. With `--list`, it lists how translations differ from English
 * instead. With `--tidy`, it removes translations of what is gone.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { compareTranslations } from '../src/content-model/check/compareTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { type FieldPath, formatPath, itemsAt } from '../src/content-model/model/schema';
import type { Document } from '../src/content-model/read/document';
import { formatDocument } from '../src/content-model/read/format';
import { inContent, sortProblems } from '../src/content-model/read/problem';
import { readContent } from '../src/content-model/read/readContent';
import { fingerprintOf, inOrderOf } from '../src/content-model/translation/fingerprints';
import { sourceFileFor } from '../src/content-model/translation/languageFolders';
import { translatedTexts } from '../src/content-model/translation/translatable';

const contentDir = path.resolve('content');
const [isList, isTidy] = ['--list', '--tidy'].map((option) => process.argv.includes(option));
/** Languages and files. Windows has other slashes. */
const wanted = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((argument) => argument.replaceAll('\\', '/').replace(/^(\.\/)?content\/|\/$/g, ''));
const isIn = (file: string, place: string): boolean => `${file}/`.startsWith(`${place}/`);
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((place) => isIn(file, place));

const content = readContent(contentDir);
const { documents, translations } = content;
const differences = content.languages
  .flatMap(({ code }) => compareTranslations(content, code))
  .filter(({ file }) => isWanted(file));

/** Writes the data of a document, in the format of the editor screen. Returns whether that changes the file. */
function write({ file, source, ...document }: Document, data: object): boolean {
  const text = formatDocument({ ...document, parsed: { ...document.parsed, data } });
  if (text !== source) writeFileSync(path.join(contentDir, file), text);
  return text !== source;
}

/** Returns the lists that have changed in English and have another length there. */
function unevenLists(texts: z.ZodObject, english: unknown, data: Record<string, unknown>): string[] {
  const changed: FieldPath[] = [];
  inOrderOf(texts, english, data, (list) => changed.push(list));
  return changed
    .filter((list) => itemsAt(english, list).length !== itemsAt(data, list).length)
    .map(formatPath);
}

function markAsCompared(): void {
  const marked = translations.filter((translation) => {
    const { file, parsed } = translation;
    const english = documents.find((document) => document.file === sourceFileFor(file));
    const texts = english && translatedTexts(english.type.schema);
    if (!texts || !isWanted(file)) return false;
    const { data: source, body } = english.parsed;
    const data = parsed.data as Record<string, unknown>;
    const uneven = unevenLists(texts, source, data);
    if (uneven.length === 0)
      return write(translation, { ...data, english: fingerprintOf(texts, source, body?.text) });
    console.log(`Not marked: content/${file}, because ${uneven} has more or fewer items in English`);
    return false;
  });
  console.log(`${marked.length} translations marked as up to date.`);
}

function tidy(): void {
  const unused = differences.filter(({ kind }) => kind === 'unused');
  for (const [file, tidied] of new Map(unused.map((each) => [each.file, each.tidied]))) {
    const document = translations.find((each) => each.file === file);
    if (document && tidied) write(document, tidied);
    else rmSync(path.join(contentDir, file));
    console.log(`${tidied ? 'Tidied' : 'Removed'} content/${file}`);
  }
}

const unknown = wanted.find((place) => !translations.some(({ file }) => isIn(file, place)));
if (unknown) {
  console.error(`content/${unknown} has no translations; write a language or a file, such as ar/site.json`);
  process.exitCode = 1;
} else if (isList) printProblems(sortProblems(differences.map(inContent)), 'warning');
else if (isTidy) tidy();
else markAsCompared();
