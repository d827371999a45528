/** Finds the entry of each row, and changes the fields whose cells have changed. */
import type * as z from 'zod';
import { schemaPath } from '../../src/content-model/generate/jsonSchemas';
import { SLUG } from '../../src/content-model/model/fields';
import { type FieldPath, isOptional, schemaAt } from '../../src/content-model/model/schema';
import { documentAt } from '../../src/content-model/read/document';
import { FILE } from './columns';
import { type Row, unexpected } from './readRows';
import { cellText, type Group, idOf } from './workbook';

type Data = Record<string, unknown>;

/** The entry of a row, with the values of its cells. */
export interface RowEntry {
  file: string;
  data: Data;
  /** The data in the file, which are the same object if nothing has changed; undefined if the entry is new. */
  before?: Data;
  group: Group;
  row: Row;
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
const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Changes the fields of an entry whose cells differ from it. */
function applyRow(entry: RowEntry): void {
  const { file, group, row, data: before } = entry;
  for (const column of group.columns) {
    const to = row.textOf(column);
    if (column === FILE || to === undefined || to === cellText(file, before, column).trim()) continue;
    const value = to === '' ? undefined : column.read(to);
    if (to !== '' && value === undefined) row.report(column, unexpected(column.expected));
    entry.data = withValue(group.type.schema, entry.data, column.path, value);
  }
}

/** Returns the entries of the rows of a sheet: by the column "File", or new ones, whose file is named after them. */
export function readEntries(group: Group, rows: readonly Row[]): RowEntry[] {
  const textOf = (row: Row, field: string) =>
    row.textOf(group.columns.find(({ path }) => path.join() === field) ?? FILE) ?? '';
  const found = new Set<string>();
  return rows.flatMap((row) => {
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
      return refuse(`is that of another entry; for a new one, write another file name, and empty "Number"`);
    // A new row may name its file, for example if its name has no Latin letters, but it has no number yet.
    if (!before && given && textOf(row, 'id'))
      return refuse('is not an entry of this sheet; correct it, or empty "Number" for a new entry');
    found.add(slug);
    const entry = { file, data: before ?? { $schema: schemaPath(file, group.type) }, before, group, row };
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
