/**
 * `npm run content:translated -- ar`: marks the translations of a language or file as compared with the present English
 * documents, or with `--all` every one; without an argument, it only lists them. With `--list`, it lists how translations
 * differ from English, and how many documents have none. With `--tidy`, it removes translations of what is gone.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { countUntranslated } from '../src/content-model/check/checkTranslations';
import { compareTranslations } from '../src/content-model/check/compareTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { type FieldPath, formatPath, itemsAt } from '../src/content-model/model/schema';
import { type Document, documentAt } from '../src/content-model/read/document';
import { formatDocument } from '../src/content-model/read/format';
import { inContent, sortProblems } from '../src/content-model/read/problem';
import { readContent } from '../src/content-model/read/readContent';
import { fingerprintOf, inOrderOf } from '../src/content-model/translation/fingerprints';
import { sourceFileFor } from '../src/content-model/translation/languageFolders';
import { translatedTexts } from '../src/content-model/translation/translatable';

const contentDir = path.resolve('content');
const [isList, isTidy, isAll] = ['--list', '--tidy', '--all'].map((option) => process.argv.includes(option));
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

/** Writes the data of a document, in the format of the editor screen. */
function write({ file, type, parsed }: Document, data: object): void {
  writeFileSync(path.join(contentDir, file), formatDocument({ type, parsed: { ...parsed, data } }));
}

/** Returns the lists that have changed in English and have another length there. */
function unevenLists(texts: z.ZodObject, english: unknown, data: Record<string, unknown>): string[] {
  const changed: FieldPath[] = [];
  inOrderOf(texts, english, data, (list) => changed.push(list));
  return changed
    .filter((list) => itemsAt(english, list).length !== itemsAt(data, list).length)
    .map(formatPath);
}

/** Marks the translations that are not compared, or only lists them if no argument says which. */
function markAsCompared(): void {
  const outdated = differences.flatMap(({ kind, file }) => (kind === 'outdated' ? file : []));
  const isMarking = isAll || wanted.length > 0;
  for (const file of outdated) {
    const translation = documentAt(translations, file);
    const english = documentAt(documents, sourceFileFor(file));
    const texts = english && translatedTexts(english.type.schema);
    if (!translation || !texts) continue;
    const { data: source, body } = english.parsed;
    const data = translation.parsed.data as Record<string, unknown>;
    const uneven = unevenLists(texts, source, data);
    const isRight = uneven.length === 0;
    if (isMarking && isRight)
      write(translation, { ...data, english: fingerprintOf(texts, source, body?.text) });
    const reason = isRight ? '' : `, because ${uneven} has more or fewer items in English`;
    console.log(`${isMarking && isRight ? 'Marked' : 'Not marked'}: content/${file}${reason}`);
  }
  if (!isMarking) console.log('Compare them, then name a file or a language, or write --all.');
}

function tidy(): void {
  const unused = differences.filter(({ kind }) => kind === 'unused');
  for (const [file, tidied] of new Map(unused.map((each) => [each.file, each.tidied]))) {
    const document = documentAt(translations, file);
    if (document && tidied) write(document, tidied);
    else rmSync(path.join(contentDir, file));
    console.log(`${tidied ? 'Tidied' : 'Removed'} content/${file}`);
  }
}

const unknown = wanted.find((place) => !translations.some(({ file }) => isIn(file, place)));
if (unknown) {
  console.error(`content/${unknown} has no translations; write a language or a file, such as ar/site.json`);
  process.exitCode = 1;
} else if (isList) {
  const untranslated = countUntranslated(content).filter(({ file }) => isWanted(file));
  printProblems(sortProblems([...differences, ...untranslated].map(inContent)), 'warning');
} else if (isTidy) tidy();
else markAsCompared();
