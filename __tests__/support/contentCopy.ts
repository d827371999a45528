import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent, formatProblem } from '../../src/content-model/check/checkContent';

export const realContent = path.resolve('content');

/** The first file of a folder of the content. */
export const someFile = (folder: string): string =>
  readdirSync(path.join(realContent, folder))
    .filter((file) => !file.startsWith('.'))
    .sort()[0] ?? '';

/** A copy of the real content, or of another copy, that a test may spoil. Call `remove` when done. */
export function contentCopy(from = realContent) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const dir = path.join(root, 'content');
  cpSync(from, dir, { recursive: true });
  const at = (file: string) => path.join(dir, file);
  return {
    dir,
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string | Buffer) => writeFileSync(at(file), text),
    makeFolder: (folder: string) => mkdirSync(at(folder)),
    /** Replaces the first occurrence of `from`; a test whose spoiling does nothing must not pass. */
    replace(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(at(file), after);
    },
    edit(file: string, change: (data: Record<string, unknown>) => void) {
      const data = JSON.parse(readFileSync(at(file), 'utf8'));
      change(data);
      writeFileSync(at(file), `${JSON.stringify(data, null, 2)}\n`);
    },
    /** The names of the files of a folder, in order. */
    list: (folder: string) => readdirSync(at(folder)).sort(),
    delete: (file: string) => rmSync(at(file), { recursive: true }),
    /** The line on which `text` first stands. */
    lineOf: (file: string, text: string) =>
      readFileSync(at(file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    errors: () =>
      checkContent(dir)
        .filter(({ severity }) => severity === 'error')
        .map(formatProblem),
    warnings: () =>
      checkContent(dir)
        .filter(({ severity }) => severity === 'warning')
        .map(formatProblem),
    remove: () => rmSync(root, { recursive: true }),
  };
}

export type ContentCopy = ReturnType<typeof contentCopy>;
