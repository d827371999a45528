import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Returns functions for the files in a folder. The folder may be missing. */
export function folderAt(dir: string) {
  const at = (file: string) => path.join(dir, file);
  return {
    dir,
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, text: string | Buffer) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    delete: (file: string) => rmSync(at(file), { recursive: true }),
  };
}

export const newFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'test-'));

/** Creates a folder that is removed after the tests of a file. */
export function temporaryFolder() {
  const folder = folderAt(newFolder());
  afterAll(() => folder.delete(''));
  return folder;
}
