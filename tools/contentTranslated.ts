/**
 * `npm run content:translated -- ar`: marks the translations of a language or file as compared with the present English
 * documents, or with `--all` every one; without an argument, it only lists them. With `--list`, it lists how translations
 * differ from English, and how many documents have none. With `--tidy`, it removes translations of what is gone.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countUntranslated } from '../src/content-model/check/checkTranslations';
import { compareTranslations } from '../src/content-model/check/compareTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { type Document, documentAt } from '../src/content-model/read/document';
import { formatDocument } from '../src/content-model/read/format';
import { inContent, sortProblems } from '../src/content-model/read/problem';
import { readContent } from '../src/content-model/read/readContent';

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
const { translations } = content;
const differences = content.languages
  .flatMap(({ code }) => compareTranslations(content, code))
  .filter(({ file }) => isWanted(file));

function write(file: string, data: object): void {
  const { type, parsed } = documentAt(translations, file) as Document;
  writeFileSync(path.join(contentDir, file), formatDocument({ type, parsed: { ...parsed, data } }));
}

/** Marks the translations that are not compared, or only lists them if no argument says which. */
function markAsCompared(): void {
  const isMarking = isAll || wanted.length > 0;
  for (const { file, fixed, uneven } of differences.filter(({ kind }) => kind === 'outdated')) {
    const marked = isMarking && fixed;
    if (marked) write(file, marked);
    const reason = fixed ? '' : `, because ${uneven} has more or fewer items in English`;
    console.log(`${marked ? 'Marked' : 'Not marked'}: content/${file}${reason}`);
  }
  if (!isMarking) console.log('Compare them, then name a file or a language, or write --all.');
}

function tidy(): void {
  const unused = differences.filter(({ kind }) => kind === 'unused');
  for (const [file, tidied] of new Map(unused.map(({ fixed, ...each }) => [each.file, fixed]))) {
    if (tidied) write(file, tidied);
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
