/** Compares a spreadsheet with the content files, and checks the result before anything is written. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sheet } from 'hucre/xlsx';
import { checkContent } from '../../src/content-model/check/checkContent';
import { formatPath } from '../../src/content-model/model/schema';
import { formatDocument } from '../../src/content-model/read/format';
import { formatProblem, type Problem } from '../../src/content-model/read/problem';
import { readContent } from '../../src/content-model/read/readContent';
import { readPictures } from '../../src/content-model/read/readPicture';
import { FILE } from './columns';
import { numberNewEntries, type RowEntry, readEntries } from './readEntries';
import type { Group } from './workbook';

/** A change of a file. Its path is relative to the content folder. Deleted files have no text. */
interface FileChange {
  file: string;
  change: 'new' | 'changed' | 'deleted';
  text?: string;
}

/** Whether a field is the same as another one, or a part of it: `limits[1].value` is a part of `limits`. */
const isPartOf = (field: string, whole: string): boolean =>
  field === whole || field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`);

/** Reports an error of the content check at the cell of its field. Returns problems without a cell. */
function atItsCell(problem: Problem, entries: readonly RowEntry[]): string[] {
  const text = `${problem.file} ${problem.message}`;
  const named = entries.filter(({ file }) => text.includes(`content/${file}`));
  // Of two entries with the same value, one has changed.
  const entry = named.find(({ data, before }) => data !== before) ?? named[0];
  const column = entry?.group.columns.find((candidate) => {
    if (candidate === FILE) return problem.field === 'file name';
    const own = formatPath(candidate.path);
    return isPartOf(problem.field, own) || isPartOf(own, problem.field);
  });
  if (!entry || !column || problem.severity === 'warning') return [formatProblem(problem)];
  entry.report(column, `${problem.message}; ${problem.remedy}`);
  return [];
}

export function applyFiles(contentDir: string, files: readonly FileChange[]): void {
  for (const { file, text } of files)
    if (text === undefined) rmSync(path.join(contentDir, file));
    else writeFileSync(path.join(contentDir, file), text);
}

/** Returns the files to write or delete, which are none if there are errors, and the entries that have no row. */
export async function planImport(
  contentDir: string,
  groups: readonly Group[],
  sheets: readonly Sheet[],
  deleteMissing: boolean,
) {
  const errors: string[] = [];
  const warnings: string[] = [];
  const entries: RowEntry[] = [];
  const missing: string[] = [];
  for (const sheet of sheets) {
    const group = groups.find(({ name }) => name === sheet.name.trim());
    if (!group) {
      const names = groups.map(({ name }) => name).join(', ');
      errors.push(`sheet "${sheet.name}": is not one of ${names}; rename or delete it`);
      continue;
    }
    const found = readEntries(group, sheet, errors);
    entries.push(...found);
    const present = new Set(found.map(({ file }) => file));
    missing.push(...group.entries.map(({ file }) => file).filter((file) => !present.has(file)));
  }
  if (errors.length > 0) return { errors, warnings, files: [], kept: [] };
  numberNewEntries(entries);
  const files: FileChange[] = entries
    .filter(({ data, before }) => data !== before)
    .map(({ file, data, before, group: { type } }) => {
      return { file, change: before ? 'changed' : 'new', text: formatDocument({ type, parsed: { data } }) };
    });
  if (deleteMissing) files.push(...missing.map((file) => ({ file, change: 'deleted' }) as const));
  const source = readContent(contentDir, new Map(files.map(({ file, text }) => [file, text])));
  for (const problem of files.length > 0 ? checkContent(source, await readPictures(contentDir)) : [])
    (problem.severity === 'error' ? errors : warnings).push(...atItsCell(problem, entries));
  return { errors, warnings, files: errors.length > 0 ? [] : files, kept: deleteMissing ? [] : missing };
}
