/**
 * Reads the rows of a sheet: finds the entry of each, and changes the fields whose cells have changed. Refuses each cell
 * that does not contain what its column expects.
 */
import { type CellValue, cellRef, type Sheet } from 'hucre/xlsx';
import type * as z from 'zod';
import { schemaPath } from '../../src/content-model/generate/jsonSchemas';
import { SLUG } from '../../src/content-model/model/fields';
import { type FieldPath, isOptional, schemaAt } from '../../src/content-model/model/schema';
import { documentAt } from '../../src/content-model/read/document';
import { type Column, FILE } from './columns';
import { cellText, type Group, idOf } from './workbook';

/** A row with an entry. */
interface Row {
  /** Returns the text of a cell. Undefined if its column is missing, or if the cell is refused. */
  textOf: (column: Column) => string | undefined;
  /** Reports a cell, by default as no value: `Pulses!C2 (Number) with nothing: is missing; add it`. */
  report: (column: Column, problem?: string) => void;
}

const isEmpty = (value: CellValue | undefined): boolean => String(value ?? '').trim() === '';

/** Returns the text of a cell, undefined if it is a formula, an error, or a value of another type; and how to show it. */
function readCell(sheet: Sheet, row: number, position: number) {
  const type = sheet.cells?.get(`${row},${position}`)?.type;
  const value = sheet.rows[row]?.[position] ?? '';
  const isText = type !== 'formula' && type !== 'error' && typeof value === 'string';
  const shown = isEmpty(value) ? 'nothing' : JSON.stringify(value).slice(0, 60);
  return {
    text: isText ? value.replace(/\r\n?/g, '\n').trim() : undefined,
    shown: type === 'formula' ? 'a formula' : shown,
  };
}

/** Returns the rows with entries, and adds problems to `problems`. */
function readRows(group: Group, sheet: Sheet, problems: string[]): Row[] {
  const report = (row: number, position: number, heading: string, problem: string) => {
    const name = /^\w+$/.test(group.name) ? group.name : `'${group.name.replaceAll("'", "''")}'`;
    const { shown } = readCell(sheet, row, position);
    problems.push(`${name}!${cellRef(row, position)} (${heading}) with ${shown}: ${problem}`);
  };
  /** The index of each column. Columns may be in any order. A missing column changes nothing. */
  const positions = new Map<Column, number>();
  const width = Math.max(0, ...sheet.rows.map((row) => row.length));
  for (const position of Array(width).keys()) {
    if (sheet.rows.every((row) => isEmpty(row[position]))) continue;
    const { text } = readCell(sheet, 0, position);
    const column = group.columns.find(({ heading }) => heading === text);
    if (column && !positions.has(column)) positions.set(column, position);
    else report(0, position, 'heading', 'is no heading of this sheet, or here twice; correct or delete it');
  }
  if (!positions.has(FILE)) report(0, 0, 'heading', `a column "${FILE.heading}" is missing; add it`);

  return sheet.rows.flatMap((values, row): Row[] => {
    if (row === 0 || values.every(isEmpty)) return [];
    const textOf = (column: Column) => {
      const position = positions.get(column);
      return position === undefined ? undefined : readCell(sheet, row, position).text;
    };
    const reportAt = (column: Column, problem = `is not a value of this column; write ${column.expected}`) =>
      report(row, positions.get(column) ?? 0, column.heading, problem);
    for (const column of positions.keys()) if (textOf(column) === undefined) reportAt(column);
    return [{ textOf, report: reportAt }];
  });
}

type Data = Record<string, unknown>;

/** The entry of a row, with the values of its cells. */
export interface RowEntry extends Row {
  file: string;
  data: Data;
  /** The data in the file, which are the same object if nothing has changed; undefined if the entry is new. */
  before?: Data;
  group: Group;
}

/** Returns `data` with a value at a path. Undefined removes the field, and optional objects that are empty then. */
function withValue(schema: z.core.$ZodType, data: Data, path: FieldPath, value: unknown): Data {
  const [key = '', ...rest] = path;
  const { [key]: old, ...others } = data;
  const field = schemaAt(schema, [key]);
  if (!field || rest.length === 0) return value === undefined ? others : { ...data, [key]: value };
  const inner = withValue(field, (old ?? {}) as Data, rest, value);
  return isOptional(field) && Object.keys(inner).length === 0 ? others : { ...data, [key]: inner };
}

/** Makes a slug from a name: `Crème (fresh)` becomes `creme-fresh`. It is empty if the name has no Latin letters. */
function slugFrom(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-');
}

/** Changes the fields of an entry whose cells differ from it. */
function applyRow(entry: RowEntry): void {
  const { file, group, textOf, report, data: before } = entry;
  for (const column of group.columns) {
    const to = textOf(column);
    if (column === FILE || to === undefined || to === cellText(file, before, column).trim()) continue;
    const value = to === '' ? undefined : column.read(to);
    if (to !== '' && value === undefined) report(column);
    entry.data = withValue(group.type.schema, entry.data, column.path, value);
  }
}

/** Returns the entry of each row: by its "File", or a new one, whose file has its name. Adds problems to `problems`. */
export function readEntries(group: Group, sheet: Sheet, problems: string[]): RowEntry[] {
  const textOf = (row: Row, field: string) =>
    row.textOf(group.columns.find(({ path }) => path.join() === field) ?? FILE) ?? '';
  const found = new Set<string>();
  return readRows(group, sheet, problems).flatMap((row) => {
    const given = row.textOf(FILE) ?? '';
    const slug = given || slugFrom(textOf(row, 'name'));
    const file = `${group.folder}/${slug}.json`;
    const before = documentAt(group.entries, file)?.parsed.data as Data | undefined;
    const made = given ? '' : `the name ${JSON.stringify(textOf(row, 'name'))} `;
    const refuse = (problem: string) => {
      row.report(FILE, made + problem);
      return [];
    };
    if (!SLUG.test(slug))
      return refuse('makes no file name; write one with lower-case Latin letters, digits and hyphens');
    if (found.has(slug) || (before && !given))
      return refuse(`is that of another entry; change it, and empty "Number" if the entry is new`);
    // A new row may name its file, for example if its name has no Latin letters, but it has no number yet.
    if (!before && given && textOf(row, 'id'))
      return refuse('is not an entry of this sheet; correct it, or empty "Number" for a new entry');
    found.add(slug);
    const entry = { file, data: before ?? { $schema: schemaPath(file, group.type) }, before, group, ...row };
    applyRow(entry);
    return [entry];
  });
}

/** Gives each new entry without a number the number after the largest one of its group. */
export function numberNewEntries(entries: readonly RowEntry[]): void {
  for (const { group, data, before } of entries) {
    if (before || data.id !== undefined) continue;
    const others = entries.filter((other) => other.group === group).map((other) => other.data);
    const ids = [...group.entries.map(({ parsed }) => parsed.data), ...others].map(idOf);
    data.id = Math.max(0, ...ids.filter(Number.isSafeInteger)) + 1;
  }
}
