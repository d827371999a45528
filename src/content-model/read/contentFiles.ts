import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** Files of other software, such as `.DS_Store`, `._list.pdf`, `Thumbs.db`, `~$list.json`, `dal.jpg.crdownload`. */
const LEFTOVER =
  /(^|\/)(\.(_|DS_Store$|~lock\.)|~\$|(ehthumbs|thumbs)\.db$|desktop\.ini$)|(~|\.(swp|crswap|crdownload|tmp|part))$/i;

/** Whether other software has left a file behind. Builds and checks ignore it. */
export const isLeftover = (file: string): boolean => LEFTOVER.test(withSlashes(file));

const DOCUMENTATION = /^[A-Z]+\.md$/;

/** Whether a file is content, which the check and Gatsby read. */
const isContent = (file: string): boolean =>
  !isLeftover(file) && !/(^|\/)\./.test(file) && !DOCUMENTATION.test(file);

/** Whether Gatsby must ignore a file. Both paths are absolute. */
export const isIgnored = (contentDir: string, file: string): boolean =>
  !isContent(withSlashes(path.relative(contentDir, file)));

/** Decodes a URL. Returns undefined if it is malformed, such as `50%`. */
export function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

/** Lists all files in a folder: sorted paths, relative to the folder, with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** Lists the files in `static`, which is next to the content folder. */
export const listStatic = (contentDir: string): string[] =>
  filesIn(path.resolve(contentDir, '../static')).filter((file) => !isLeftover(file));

export const listContent = (contentDir: string): string[] => filesIn(contentDir).filter(isContent);

let pages: readonly string[] | undefined;

/** Lists the paths of the pages that have a template of their own, such as `/about`. */
export function pagePaths(): readonly string[] {
  pages ??= filesIn(path.resolve('src/templates/pages')).map(
    (file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`,
  );
  return pages;
}

export const slugOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');

/**
 * Returns the file names that a reference may mean: as written, and decoded (`toor%20dal.jpg`). A letter with an accent
 * is one or two characters (Unicode NFC and NFD): macOS may save `café.jpg` with two, while documents have one.
 */
export function spellings(reference: string): string[] {
  const names = [reference, decodeUrl(reference) ?? reference];
  return [...new Set(names.flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')]))];
}
