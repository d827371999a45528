/** Compares a spreadsheet with the content files, and checks the result before anything is written. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Sheet } from 'hucre/xlsx';
import { compareNames } from '../../src/build/spreadsheet';
import { checkContent } from '../../src/content/check/checkContent';
import { fileTypeOf } from '../../src/content/collections';
import { formatPath } from '../../src/content/model/schema';
import { formatDocument } from '../../src/content/read/format';
import { formatProblem, nearest, type Problem } from '../../src/content/read/problem';
import { readPictures } from '../../src/content/read/readPicture';
import { FILE } from './columns';
import { type ChangedEntry, entryReader } from './readEntry';
import { cellProblem, readRows } from './readRows';
import { type Group, idOf } from './workbook';

/** A file to write, or to delete if `text` is undefined. Its path is relative to the content folder. */
interface FileChange {
  file: string;
  text?: string;
}

interface Plan {
  /** If there are errors, `files` is empty. */
  errors: string[];
  warnings: string[];
  files: FileChange[];
  /** One line for each difference. */
  differences: string[];
  /** The files of entries that have no row and are kept. */
  kept: string[];
}

/** Reads the entries of all sheets that belong to a group. */
function readSheets(groups: readonly Group[], sheets: readonly Sheet[]) {
  const problems: string[] = [];
  const entries: ChangedEntry[] = [];
  const seen: Group[] = [];
  const readEntry = entryReader(groups, problems);
  for (const sheet of sheets) {
    const group = groups.find(({ name }) => compareNames(name, sheet.name.trim()) === 0);
    if (group) {
      seen.push(group);
      const { rows, problems: ofRows } = readRows(group, sheet);
      problems.push(...ofRows);
      if (ofRows.length === 0) entries.push(...rows.flatMap((row) => readEntry(group, row) ?? []));
    } else if (sheet.rows.flat().some((value) => value !== null)) {
      const names = groups.map((each) => each.name);
      const name = nearest(sheet.name, names) ?? `one of ${names.join(', ')}`;
      const problem = `does not match any group; rename it to ${name}, or delete it`;
      problems.push(cellProblem(sheet.name, 0, 0, 'sheet', problem));
    }
  }
  if (seen.length === 0 && problems.length === 0)
    problems.push('The file has no sheet of a group; export a new one');
  return { problems, entries, seen };
}

/** Gives each new entry without a number the number after the largest one of its group. */
function numberNewEntries(entries: readonly ChangedEntry[]): void {
  for (const { group, data, isNew } of entries) {
    if (!isNew || data.id !== undefined) continue;
    const others = entries.filter((other) => other.group === group).map((other) => other.data);
    const ids = [...group.entries.map(({ parsed }) => parsed.data), ...others].map(idOf);
    data.id = Math.max(0, ...ids.filter(Number.isSafeInteger)) + 1;
  }
}

/** Whether a field is the same as another one, or a part of it: `limits[1].value` is a part of `limits`. */
const isPartOf = (field: string, whole: string): boolean =>
  field === whole || field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`);

/** Formats a problem of the content check, with the cell of the field if it has one. */
function describe(problem: Problem, entries: readonly ChangedEntry[]): string {
  const entry = entries.find(({ file }) => problem.file === `content/${file}`);
  const column = entry?.group.columns.find((candidate) => {
    if (candidate === FILE) return problem.field === 'file name';
    const own = formatPath(candidate.path);
    return isPartOf(problem.field, own) || isPartOf(own, problem.field);
  });
  return entry && column
    ? entry.row.problemIn(column, `${problem.message}; ${problem.remedy}`)
    : formatProblem(problem);
}

/** Checks the content with the changes, in a copy of the content folder. Links may lead to files in `static/`. */
async function checkWith(contentDir: string, files: readonly FileChange[]): Promise<Problem[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'entries-'));
  const copy = path.join(root, 'content');
  try {
    cpSync(contentDir, copy, { recursive: true });
    symlinkSync(path.resolve(contentDir, '../static'), path.join(root, 'static'), 'junction');
    applyFiles(copy, files);
    return checkContent(copy, await readPictures(copy));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export function applyFiles(contentDir: string, files: readonly FileChange[]): void {
  for (const { file, text } of files) {
    if (text === undefined) rmSync(path.join(contentDir, file));
    else writeFileSync(path.join(contentDir, file), text);
  }
}

/** Returns the text of the file of an entry, as the editor screen writes it. */
function fileText({ file, data }: ChangedEntry): string {
  const fileType = fileTypeOf(file);
  if (!fileType) throw new Error(`${file} is not the path of a document`);
  return formatDocument({ ...fileType, parsed: { data } });
}

const shown = (text: string): string => (text ? `"${text.replaceAll('\n', '; ')}"` : 'nothing');

const differencesOf = ({ file, isNew, changes }: ChangedEntry): string[] =>
  isNew
    ? [`content/${file} is new`]
    : changes.map(
        ({ column, from, to }) => `content/${file} ${column.heading}: ${shown(to)} instead of ${shown(from)}`,
      );

export async function planImport(
  contentDir: string,
  groups: readonly Group[],
  sheets: readonly Sheet[],
  deleteMissing: boolean,
): Promise<Plan> {
  const { problems, entries, seen } = readSheets(groups, sheets);
  const plan: Plan = { errors: problems, warnings: [], files: [], differences: [], kept: [] };
  if (problems.length > 0) return plan;
  numberNewEntries(entries);
  const present = new Set(entries.map(({ file }) => file));
  const missing = seen
    .flatMap((group) => group.entries.map(({ file }) => file))
    .filter((file) => !present.has(file));
  const deleted = deleteMissing ? missing : [];
  const changed = entries.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const files: FileChange[] = [
    ...changed.map((entry) => ({ file: entry.file, text: fileText(entry) })),
    ...deleted.map((file) => ({ file })),
  ];
  plan.kept = deleteMissing ? [] : missing;
  for (const problem of files.length > 0 ? await checkWith(contentDir, files) : [])
    plan[problem.severity === 'error' ? 'errors' : 'warnings'].push(describe(problem, entries));
  if (plan.errors.length > 0) return plan;
  const differences = [
    ...changed.flatMap(differencesOf),
    ...deleted.map((file) => `content/${file} is deleted`),
  ];
  return { ...plan, files, differences };
}
