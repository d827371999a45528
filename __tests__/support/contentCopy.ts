/** Content folders that a test may change. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../src/content/check/checkContent';
import { isPhotograph } from '../../src/content/model/pictures';
import { listContent } from '../../src/content/read/contentFiles';
import { formatProblem, type Problem } from '../../src/content/read/problem';
import type { PictureContent } from '../../src/content/read/readPicture';
import type { Documents } from './content';
import { folderAt } from './folder';

export const realContent = path.resolve('content');

/**
 * Reads the headers of PNG files instead of decoding all pictures, so that tests of other rules are short and
 * synchronous. Other pictures are not checked.
 */
export const pictureHeaders = (dir: string): ReadonlyMap<string, PictureContent> =>
  new Map(
    listContent(dir)
      .filter(isPhotograph)
      .map((file) => [file, readFileSync(path.join(dir, file))] as const)
      .filter(([, bytes]) => bytes.toString('latin1', 12, 16) === 'IHDR')
      .map(([file, bytes]) => {
        const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
        return [file, { format: 'PNG', size }];
      }),
  );

/** Returns functions for the content folder in `root`. The folder may be missing. */
export function contentIn(root: string) {
  const folder = folderAt(path.join(root, 'content'));
  const { dir, read, write } = folder;
  const edit = (file: string, change: (data: Record<string, unknown>) => void) => {
    const data = JSON.parse(read(file)) as Record<string, unknown>;
    change(data);
    write(file, `${JSON.stringify(data, null, 2)}\n`);
  };
  const reported = (severity: Problem['severity']) =>
    checkContent(dir, pictureHeaders(dir))
      .filter((problem) => problem.severity === severity)
      .map(formatProblem);
  return {
    ...folder,
    root,
    edit,
    /** Sets fields of a document. */
    set: (file: string, changes: object) => edit(file, (data) => Object.assign(data, changes)),
    json: <File extends keyof Documents>(file: File) => JSON.parse(read(file)) as Documents[File],
    /** Replaces the first occurrence of `from`. Throws if there is none, because a test could pass without it. */
    replace(file: string, from: string | RegExp, to: string) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      write(file, after);
    },
    /** Returns the line number of the first occurrence of `text`. */
    lineOf: (file: string, text: string) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    errors: () => reported('error'),
    warnings: () => reported('warning'),
  };
}

export type ContentCopy = ReturnType<typeof contentIn>;
