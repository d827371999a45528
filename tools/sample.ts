/** Finds what is left of the sample company, with the list of its words and pictures in `content/SAMPLE.md`. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPicture } from '../src/content-model/model/pictures';
import { valueAt } from '../src/content-model/model/schema';
import { filesIn } from '../src/content-model/read/contentFiles';
import { problemAt, type Source } from '../src/content-model/read/document';
import { fileProblem, inContent, type Problem, positionAt } from '../src/content-model/read/problem';
import { sourceFileFor } from '../src/content-model/translation/languageFolders';

const OF_SAMPLE = 'is of the sample company';

/** Finds a word in any letter case, with or without its spaces: `5550 0100` is in `tel:+912055500100`. */
const patternOf = (word: string): RegExp => {
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s*');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
};

export function checkSample({ dir, files, documents, translations }: Source) {
  const listFile = path.join(dir, 'SAMPLE.md');
  const list = existsSync(listFile) ? readFileSync(listFile, 'utf8') : '';
  const words = [...list.matchAll(/^- ([^`\r\n]+)$/gm)].map(
    ([, word = '']) => [word, patternOf(word)] as const,
  );
  const all = [...documents, ...translations];
  const reported = new Set<string>();
  const texts = all.flatMap((document): Problem[] => {
    const { file, source, parsed } = document;
    // A file with the mark is reported once, and its translations are not.
    if (reported.has(sourceFileFor(file))) return [];
    if (valueAt(parsed.data, ['sample']) === true) {
      reported.add(file);
      return [problemAt(document, ['sample'], OF_SAMPLE, 'write your own facts, then remove this line')];
    }
    return words
      .filter(([, pattern]) => pattern.test(source))
      .map(([word, pattern]) => ({
        ...fileProblem(file, 'text', `"${word}" ${OF_SAMPLE}`, 'write your own, or remove it from SAMPLE.md'),
        ...positionAt(source, source.search(pattern)),
      }));
  });
  const digestOf = (file: string) => hash('md5', readFileSync(path.join(dir, file)));
  const pictures = [...files]
    .filter((file) => isPicture(file) && list.includes(`\`${digestOf(file)}\``))
    .map((file) => fileProblem(file, 'picture', OF_SAMPLE, 'replace it with your own, or delete it'));
  const folder = path.join(dir, '../public');
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`public/${file}`, readFileSync(path.join(folder, file), 'utf8')] as const);
  const built = words.flatMap(([word, pattern]) => {
    const page = pages.find(([, html]) => pattern.test(html));
    if (!page || all.some(({ source }) => pattern.test(source))) return [];
    const remedy = 'build the website again; if the word is still there, it is in the code';
    return fileProblem(page[0], 'text', `"${word}" ${OF_SAMPLE}, but in no content file`, remedy);
  });
  return { Texts: [...texts.map(inContent), ...built], Pictures: pictures.map(inContent) };
}
