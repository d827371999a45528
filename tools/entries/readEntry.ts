/** Finds the entry of each row, and changes the fields whose cells have changed. */
import type * as z from 'zod';
import { schemaPathOf } from '../../src/content/generate/jsonSchemas';
import { SLUG } from '../../src/content/model/fields';
import { type FieldPath, isOptional, schemaAt } from '../../src/content/model/schema';
import { slugFrom, slugOf } from '../../src/content/read/contentFiles';
import { documentAt } from '../../src/content/read/document';
import { nearest } from '../../src/content/read/problem';
import { CellError, type Column, FILE } from './columns';
import type { Row } from './readRows';
import { cellText, type Group } from './workbook';

type Data = Record<string, unknown>;

/** The entry of a row, with the values of its cells. */
export interface ChangedEntry {
  file: string;
  data: Data;
  isNew: boolean;
  /** The changed columns with their old and new texts. */
  changes: { column: Column; from: string; to: string }[];
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

/** Changes the fields whose cells differ from the entry. Returns the problems of its cells. */
function applyRow(entry: ChangedEntry): string[] {
  const { file, group, row, data: before } = entry;
  return group.columns.flatMap((column) => {
    const from = cellText(file, before, column);
    const to = row.textOf(column);
    if (column === FILE || to === from.trim()) return [];
    try {
      const value = to === '' ? undefined : column.read(to);
      entry.data = withValue(group.catalogue.entry.schema, entry.data, column.path, value);
      entry.changes.push({ column, from, to });
      return [];
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      return [row.problemIn(column, error.message)];
    }
  });
}

/**
 * Returns a function that reads the entry of each row: by the column "File", or a new entry, whose file name comes from
 * its name.
 */
export function entryReader(groups: readonly Group[], problems: string[]) {
  const keyOf = ({ catalogue }: Group, slug: string) => `${catalogue.folder}/${slug}`;
  const owners = new Map(
    groups.flatMap((group) => group.entries.map(({ file }) => [keyOf(group, slugOf(file)), group] as const)),
  );
  /** The file names of the rows that have been read. */
  const found = new Set<string>();

  return (group: Group, row: Row): ChangedEntry | undefined => {
    const report = (column: Column, problem: string): undefined => {
      problems.push(row.problemIn(column, problem));
    };
    const columnOf = (field: string) => group.columns.find(({ path }) => path.join() === field) ?? FILE;
    const [nameColumn, idColumn] = [columnOf('name'), columnOf('id')];
    const given = row.textOf(FILE);
    const name = row.textOf(nameColumn);
    const slug = given || slugFrom(name);
    const owner = owners.get(keyOf(group, slug));
    const slugs = group.entries.map((each) => slugOf(each.file));
    const guess = nearest(slug, slugs);
    const orNew = guess ? `did you mean "${guess}"? For a new entry,` : 'for a new entry,';
    // Some file systems ignore case: `Toor-Dal.json` would overwrite `toor-dal.json`.
    if (given && !SLUG.test(given)) {
      const remedy = `${orNew} empty this cell or use lower-case letters, digits and hyphens only`;
      return report(FILE, `"${given}" cannot be a file name; ${remedy}`);
    }
    if (!slug && !name) return report(nameColumn, 'is missing; write the name, or empty the row');
    if (!slug)
      return report(FILE, 'cannot be made from the name; write lower-case letters, digits and hyphens');
    if (owner && !given)
      return report(FILE, `is empty, but "${slug}" exists already; write this file name, or another one`);
    if (owner && owner !== group) {
      const remedy = 'move the row there, or write another file name';
      return report(FILE, `"${slug}" belongs to the sheet "${owner.name}"; ${remedy}`);
    }
    if (!owner && given && row.textOf(idColumn))
      return report(FILE, `there is no entry "${slug}"; ${orNew} empty the cell "${idColumn.heading}"`);
    if (found.has(keyOf(group, slug))) {
      const origin = given ? '' : ', made from the entry name,';
      return report(FILE, `"${slug}"${origin} is in two rows; delete one, or write another file name here`);
    }
    found.add(keyOf(group, slug));
    const file = `${group.folder}/${slug}.json`;
    const existing = documentAt(group.entries, file);
    const data = (existing?.parsed.data ?? { $schema: schemaPathOf(file) }) as Data;
    const entry = { file, data, isNew: !existing, changes: [], group, row };
    problems.push(...applyRow(entry));
    return entry;
  };
}
