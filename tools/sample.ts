/** Finds what is left of the sample company, with the list of its words and pictures in `content/SAMPLE.md`. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPhotograph, isPicture } from '../src/content-model/model/pictures';
import { valueAt } from '../src/content-model/model/schema';
import { filesIn } from '../src/content-model/read/contentFiles';
import { documentAt, problemAt, type Source } from '../src/content-model/read/document';
import { fileProblem, inContent, positionAt } from '../src/content-model/read/problem';
import { sourceFileFor } from '../src/content-model/translation/languageFolders';

const OF_SAMPLE = 'is of the sample company';
const BUILD = 'build the website again; if it stays, it is in the code, or in the name of the project folder';

/** Files that only those see who clone the repository. */
const CLONED = ['LICENSE', 'README.md', 'package.json'];

/**
 * Finds a word in any letter case. A space may be missing, or be another sign: `5550 0100` is in `tel:+912055500100`, and
 * `Old Firm` in `chunkold_firm`.
 */
const patternOf = (word: string): RegExp => {
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?:[\\s_+-]|%20)*');
  return new RegExp(`${word.includes(' ') ? '' : '(?<!\\p{L})'}${letters}(?!\\p{L})`, 'iu');
};

/** Returns what is left of the sample: in the content, in all files of the build, and in the files around them. */
export function checkSample({ dir, files, documents, translations }: Source) {
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const read = (file: string) => [file, textOf(path.join(dir, '..', file))] as const;
  const list = textOf(path.join(dir, 'SAMPLE.md'));
  const named = list.matchAll(/^- ([^`\r\n]+)$/gm);
  const words = Array.from(named, ([, word = '']) => [word, patternOf(word)] as const);
  const listed = new Map(
    [...list.matchAll(/^- (.+) `(\w+)`/gm)].map(([, name = '', digest = '']) => [digest, name] as const),
  );
  const all = [...documents, ...translations];
  // A file with the mark is reported once, and its translations are not.
  const marked = documents.filter(({ parsed }) => valueAt(parsed.data, ['sample']) === true);
  const others = all.filter(({ file }) => !documentAt(marked, sourceFileFor(file)));
  const marks = marked.map((document) =>
    problemAt(document, ['sample'], OF_SAMPLE, 'write your own facts, then remove this line'),
  );
  const texts = others.flatMap(({ file, source }) =>
    words
      .filter(([, pattern]) => pattern.test(source))
      .map(([word, pattern]) => ({
        ...fileProblem(file, 'text', `"${word}" ${OF_SAMPLE}`, 'write your own, or remove it from SAMPLE.md'),
        ...positionAt(source, source.search(pattern)),
      })),
  );
  const digestOf = (file: string) => hash('md5', readFileSync(path.join(dir, file)));
  const own = [...files].filter(isPicture).map((file) => [digestOf(file), file] as const);
  const pictures = own.flatMap(([digest, file]) => {
    const name = path.posix.basename(file);
    const isUsed = all.some(({ source }) => source.includes(`/${name}`));
    if (listed.has(digest) && isUsed)
      return fileProblem(file, 'picture', OF_SAMPLE, 'replace it with your own, or delete it');
    if (listed.has(digest))
      return fileProblem(file, 'picture', `${OF_SAMPLE}, but on no page`, 'delete it', 'warning');
    const message = 'has the name of a picture of the sample company, which its URL shows';
    const isNamed = isUsed && [...listed.values()].includes(name);
    return isNamed ? fileProblem(file, 'file name', message, 'rename it', 'warning') : [];
  });
  const published = filesIn(path.join(dir, '../public')).map((file) => `public/${file}`);
  const pages = published.filter((file) => !isPhotograph(file)).map(read);
  const gone = words.filter(([, pattern]) => !all.some(({ source }) => pattern.test(source)));
  const built = gone.flatMap(([word, pattern]) => {
    const page = pages.find(([, text]) => pattern.test(text));
    return page ? fileProblem(page[0], 'text', `"${word}" ${OF_SAMPLE}, but in no content file`, BUILD) : [];
  });
  // The folder of a published picture has the digest of the original.
  const builtPictures = [...listed].flatMap(([digest, name]) => {
    const file = published.find((each) => each.includes(`/${digest}/`));
    if (!file || own.some(([each]) => each === digest)) return [];
    return fileProblem(file, 'picture', `"${name}" ${OF_SAMPLE}, but not in content/images`, BUILD);
  });
  const cloned = CLONED.map(read).flatMap(([file, text]) => {
    const [word] = words.find(([, pattern]) => pattern.test(text)) ?? [];
    return word ? fileProblem(file, 'text', `"${word}" ${OF_SAMPLE}`, 'write your own', 'warning') : [];
  });
  return {
    Texts: [...[...marks, ...texts].map(inContent), ...built],
    Pictures: [...pictures.map(inContent), ...builtPictures],
    Repository: cloned,
  };
}
