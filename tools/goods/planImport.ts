/** Compares a spreadsheet with the content files, and checks the result before anything is written. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Sheet } from 'hucre/xlsx';
import { compareNames } from '../../src/build/spreadsheet';
import {
  checkContent,
  formatProblem,
  type Problem,
  readPictures,
} from '../../src/content/check/checkContent';
import { nearest } from '../../src/content/check/problem';
import { formatPath, valueAt } from '../../src/content/schema';
import { type Column, FILE } from './columns';
import { applyRow, type ChangedEntry, fileText, problemIn } from './entryFromRow';
import { entryFinder } from './findEntry';
import { readRows } from './readRows';
import { formatSheetProblem, type SheetProblem } from './sheetProblem';
import type { GroupSheet } from './sheets';

/** A file to write, or to delete if `text` is undefined. Its path is relative to the content folder. */
export interface FileChange {
  file: string;
  text?: string;
}

export interface Plan {
  /** If there are errors, `files` is empty. */
  errors: string[];
  warnings: string[];
  files: FileChange[];
  /** One line for each difference. */
  differences: string[];
  /** The files of entries that have no row and are kept. */
  kept: string[];
}

const isEmptySheet = ({ rows }: Sheet): boolean => rows.every((row) => row.every((value) => value === null));

/** Finds the group of each sheet, and reports sheets that belong to no group. */
function groupOf(sheet: Sheet, groups: readonly GroupSheet[]): GroupSheet | SheetProblem | undefined {
  const group = groups.find(({ name }) => compareNames(name, sheet.name.trim()) === 0);
  if (group || isEmptySheet(sheet)) return group;
  const names = groups.map(({ name }) => name);
  const remedy = `rename it to ${nearest(sheet.name, names) ?? `one of ${names.join(', ')}`}, or delete it`;
  return {
    sheet: sheet.name,
    row: 0,
    column: 0,
    subject: 'sheet',
    message: 'does not match any group',
    remedy,
  };
}

/** Gives each new entry without a number the number after the largest one of its group. */
function numberNewEntries(entries: readonly ChangedEntry[], groups: readonly GroupSheet[]): void {
  for (const group of groups) {
    const members = entries.filter(({ sheet }) => sheet === group);
    const numbers = [...group.entries.map(({ parsed }) => parsed.data), ...members.map(({ data }) => data)]
      .map((data) => Number(valueAt(data, ['id'])))
      .filter((id) => Number.isSafeInteger(id));
    let last = Math.max(0, ...numbers);
    for (const { data, isNew } of members) if (isNew && data.id === undefined) data.id = last += 1;
  }
}

/** Whether a field is the same as another one, or a part of it: `limits[1].value` is a part of `limits`. */
const isPartOf = (field: string, whole: string): boolean =>
  field === whole || field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`);

/** Returns the column for a problem with a field, such as `limits[1].value` or `specs`. */
const columnOf = ({ columns }: GroupSheet, field: string): Column | undefined =>
  columns.find((column) => {
    if (column === FILE) return field === 'file name';
    const own = formatPath(column.path);
    return isPartOf(field, own) || isPartOf(own, field);
  });

function describe(problem: Problem, entries: readonly ChangedEntry[]): string {
  const entry = entries.find(({ file }) => problem.file === `content/${file}`);
  const column = entry && columnOf(entry.sheet, problem.field);
  return entry && column
    ? formatSheetProblem(problemIn(entry, column, problem.message, problem.remedy))
    : formatProblem(problem);
}

/** Checks the content with the changes, in a copy of the content folder. Links may lead to files in `static/`. */
async function checkWith(contentDir: string, files: readonly FileChange[]): Promise<Problem[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'goods-'));
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

/** Writes and deletes files of a content folder. */
export function applyFiles(contentDir: string, files: readonly FileChange[]): void {
  for (const { file, text } of files) {
    if (text === undefined) rmSync(path.join(contentDir, file));
    else writeFileSync(path.join(contentDir, file), text);
  }
}

const shown = (text: string): string => (text ? `"${text.replaceAll('\n', '; ')}"` : 'nothing');

const differencesOf = ({ file, isNew, changes }: ChangedEntry): string[] =>
  isNew
    ? [`content/${file} is new`]
    : changes.map(
        ({ column, from, to }) => `content/${file} ${column.heading}: ${shown(to)} instead of ${shown(from)}`,
      );

/**
 * Plans an import.
 * @param groups the sheets of the present content, which has no errors
 * @param sheets the sheets of the spreadsheet
 * @param deleteMissing whether entries without a row are deleted
 */
export async function planImport(
  contentDir: string,
  groups: readonly GroupSheet[],
  sheets: readonly Sheet[],
  deleteMissing: boolean,
): Promise<Plan> {
  const problems: SheetProblem[] = [];
  const entries: ChangedEntry[] = [];
  const findEntry = entryFinder(groups);
  const seen = new Set<GroupSheet>();
  for (const sheet of sheets) {
    const group = groupOf(sheet, groups);
    if (!group) continue;
    if ('subject' in group) {
      problems.push(group);
      continue;
    }
    seen.add(group);
    const readSheet = readRows(group, sheet);
    problems.push(...readSheet.problems);
    if (readSheet.problems.length > 0) continue;
    for (const row of readSheet.rows) {
      const entry = findEntry(group, readSheet, row);
      if ('subject' in entry) problems.push(entry);
      else {
        entries.push(entry);
        problems.push(...applyRow(entry));
      }
    }
  }
  numberNewEntries(entries, groups);
  const present = new Set(entries.map(({ file }) => file));
  const missing = [...seen]
    .flatMap((group) => group.entries.map(({ file }) => file))
    .filter((file) => !present.has(file));
  const plan: Plan = {
    errors: problems.map(formatSheetProblem),
    warnings: [],
    files: [],
    differences: [],
    kept: [],
  };
  if (seen.size === 0 && problems.length === 0)
    plan.errors.push('The file has no sheet of a group; export a new one');
  if (plan.errors.length > 0) return plan;

  const changed = entries.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const files: FileChange[] = changed.map((entry) => ({ file: entry.file, text: fileText(entry) }));
  if (deleteMissing) files.push(...missing.map((file) => ({ file })));
  else plan.kept = missing;
  if (files.length === 0) return plan;
  const found = await checkWith(contentDir, files);
  const messages = (severity: Problem['severity']) =>
    found.filter((problem) => problem.severity === severity).map((problem) => describe(problem, entries));
  plan.errors = messages('error');
  plan.warnings = messages('warning');
  if (plan.errors.length > 0) return plan;
  plan.differences = [
    ...changed.flatMap(differencesOf),
    ...(deleteMissing ? missing.map((file) => `content/${file} is deleted`) : []),
  ];
  plan.files = files;
  return plan;
}
