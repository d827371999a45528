/** Creates content folders that a test may change. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent, formatProblem, type Problem } from '../../src/content-model/check/checkContent';
import type { Documents } from './content';

export const realContent = path.resolve('content');

/** Returns functions for the content folder in `root`. The folder may be missing. */
export function contentIn(root: string) {
  const dir = path.join(root, 'content');
  const at = (file: string) => path.join(dir, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const reported = (severity: Problem['severity']) =>
    checkContent(dir)
      .filter((problem) => problem.severity === severity)
      .map(formatProblem);
  return {
    root,
    dir,
    at,
    read,
    write,
    json: <File extends keyof Documents>(file: File) => JSON.parse(read(file)) as Documents[File],
    /**
     * Replaces the first occurrence of `from`. Throws if there is none, so that a test cannot pass without its change.
     */
    replace(file: string, from: string | RegExp, to: string) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      write(file, after);
    },
    edit(file: string, change: (data: Record<string, unknown>) => void) {
      const data = JSON.parse(read(file)) as Record<string, unknown>;
      change(data);
      write(file, `${JSON.stringify(data, null, 2)}\n`);
    },
    delete: (file: string) => rmSync(at(file), { recursive: true }),
    /** Returns the line number of the first occurrence of `text`. */
    lineOf: (file: string, text: string) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    errors: () => reported('error'),
    warnings: () => reported('warning'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type ContentCopy = ReturnType<typeof contentIn>;

/** Creates a temporary content folder. */
export const newContent = (): ContentCopy => contentIn(mkdtempSync(path.join(os.tmpdir(), 'content-')));

/** Copies the real content. The test must call `remove` at the end. */
export function contentCopy(): ContentCopy {
  const content = newContent();
  cpSync(realContent, content.dir, { recursive: true });
  return content;
}
