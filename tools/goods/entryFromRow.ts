/** Applies the cells of a row to an entry. */

import { formatDocument } from '../../src/content/check/format';
import { fileTypeOf } from '../../src/content/collections';
import { type FieldPath, isOptional, schemaAt, valueAt } from '../../src/content/schema';
import { CellFlaw } from './codecs';
import { type Column, FILE } from './columns';
import type { ReadSheet, Row } from './readRows';
import type { SheetProblem } from './sheetProblem';
import type { GroupSheet } from './sheets';
import { textIn } from './writeWorkbook';

export type Data = Record<string, unknown>;

/** The entry of a row, with the values of its cells. */
export interface ChangedEntry {
  file: string;
  data: Data;
  isNew: boolean;
  /** The changed columns with their old and new texts. */
  changes: { column: Column; from: string; to: string }[];
  sheet: GroupSheet;
  readSheet: ReadSheet;
  row: Row;
}

/** Sets the value of a field, or removes it if the value is undefined. Optional objects are never empty. */
function setValue(
  { sheet, data }: Pick<ChangedEntry, 'sheet' | 'data'>,
  path: FieldPath,
  value: unknown,
): void {
  const parentPath = path.slice(0, -1);
  const key = String(path.at(-1));
  if (value !== undefined) {
    let parent = data;
    for (const name of parentPath) {
      parent[name] ??= {};
      parent = parent[name] as Data;
    }
    parent[key] = value;
    return;
  }
  const parent = valueAt(data, parentPath) as Data;
  delete parent[key];
  const schema = schemaAt(sheet.catalogue.entry.schema, parentPath);
  const isLeftOut = parentPath.length > 0 && schema && isOptional(schema) && Object.keys(parent).length === 0;
  if (isLeftOut) setValue({ sheet, data }, parentPath, undefined);
}

export const problemIn = (
  { sheet, readSheet, row }: Pick<ChangedEntry, 'sheet' | 'readSheet' | 'row'>,
  column: Column,
  message: string,
  remedy: string,
): SheetProblem => ({
  sheet: sheet.name,
  row: row.index,
  column: readSheet.positions.get(column) ?? 0,
  subject: column.heading,
  message,
  remedy,
});

/** Changes the fields whose cells differ from the entry. Returns the problems of its cells. */
export function applyRow(entry: ChangedEntry): SheetProblem[] {
  const { file, data, sheet, row } = entry;
  const before = structuredClone(data);
  return sheet.columns.flatMap((column) => {
    if (column === FILE) return [];
    const from = textIn(file, before, column);
    const to = (row.texts.get(column) ?? '').trim();
    if (to === from.trim()) return [];
    try {
      setValue(entry, column.path, to === '' ? undefined : column.read(to));
      entry.changes.push({ column, from, to });
      return [];
    } catch (error) {
      if (!(error instanceof CellFlaw)) throw error;
      return [problemIn(entry, column, error.message, error.remedy)];
    }
  });
}

/** Returns the text of the file of an entry, as the editor screen writes it. */
export function fileText({ file, data }: Pick<ChangedEntry, 'file' | 'data'>): string {
  const fileType = fileTypeOf(file);
  if (!fileType) throw new Error(`${file} is not the path of a document`);
  return formatDocument({ ...fileType, parsed: { data } });
}
