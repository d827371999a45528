/**
 * `npm run content:translated -- ar`: marks the translations of a language or file, or with `--all` every one, as compared
 * with English. `--tidy` removes translations of what is gone. `--list`, or no argument, lists what differs or is missing.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countUntranslated } from '../src/content-model/check/checkTranslations';
import { compareTranslations } from '../src/content-model/check/compareTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { type Document, documentAt } from '../src/content-model/read/document';
import { formatDocument } from '../src/content-model/read/format';
import { formatProblem, inContent, sortProblems } from '../src/content-model/read/problem';
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

function markAsCompared(): void {
  for (const { file, fixed, uneven } of differences.filter(({ kind }) => kind === 'outdated')) {
    if (fixed) write(file, fixed);
    const reason = fixed ? '' : `, because ${uneven} has more or fewer items in English`;
    console.log(`${fixed ? 'Marked' : 'Not marked'}: content/${file}${reason}`);
  }
}

function tidy(): void {
  const unused = differences.filter(({ kind }) => kind === 'unused');
  for (const [file, tidied] of new Map(unused.map(({ fixed, ...each }) => [each.file, fixed]))) {
    if (tidied) write(file, tidied);
    else rmSync(path.join(contentDir, file));
    console.log(`${tidied ? 'Tidied' : 'Removed'} content/${file}`);
  }
}

const [unread] = content.problems;
const unknown = wanted.find((place) => !translations.some(({ file }) => isIn(file, place)));
if (unread && !isList) {
  console.error(`${formatProblem(inContent(unread))}. Nothing is changed until all files can be read`);
  process.exitCode = 1;
} else if (unknown) {
  console.error(`content/${unknown} has no translations; write a language or a file, such as ar/site.json`);
  process.exitCode = 1;
} else if (isTidy) tidy();
else if (!isList && (isAll || wanted.length > 0)) markAsCompared();
else {
  const untranslated = countUntranslated(content).filter(({ file }) => isWanted(file));
  printProblems(sortProblems([...differences, ...untranslated].map(inContent)), 'warning');
}
