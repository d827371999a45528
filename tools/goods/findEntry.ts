/** Finds the entry of a row by the column "File", or makes the file name of a new entry from its name. */
import { slugOf } from '../../src/content/check/listing';
import { nearest } from '../../src/content/check/problem';
import { SLUG } from '../../src/content/fields';
import { schemaPathOf } from '../../src/content/generate/jsonSchemas';
import { slugFrom } from '../../src/content/slugFrom';
import { type Column, FILE } from './columns';
import { type ChangedEntry, type Data, problemIn } from './entryFromRow';
import type { ReadSheet, Row } from './readRows';
import type { SheetProblem } from './sheetProblem';
import type { GroupSheet } from './sheets';

const columnFor = ({ columns }: GroupSheet, field: string): Column =>
  columns.find(({ path }) => path.length === 1 && path[0] === field) ?? FILE;

/**
 * Returns a function that finds the entry of each row.
 * @param sheets all sheets; a file name is used only once in a catalogue
 */
export function entryFinder(sheets: readonly GroupSheet[]) {
  /** The sheet of each file name in the content, by catalogue and file name. */
  const owners = new Map(
    sheets.flatMap((sheet) =>
      sheet.entries.map(({ file }): [string, GroupSheet] => [
        `${sheet.catalogue.folder}/${slugOf(file)}`,
        sheet,
      ]),
    ),
  );
  /** The file names of the rows that have been read, by catalogue and file name. */
  const found = new Set<string>();

  return (sheet: GroupSheet, readSheet: ReadSheet, row: Row): ChangedEntry | SheetProblem => {
    const problem = (column: Column, message: string, remedy: string) =>
      problemIn({ sheet, readSheet, row }, column, message, remedy);
    const textOf = (column: Column) => row.texts.get(column)?.trim() ?? '';
    const [nameColumn, idColumn] = [columnFor(sheet, 'name'), columnFor(sheet, 'id')];
    const given = textOf(FILE);
    const slug = given || slugFrom(textOf(nameColumn));
    const file = `${sheet.folder}/${slug}.json`;
    const key = `${sheet.catalogue.folder}/${slug}`;
    const entry = sheet.entries.find((each) => each.file === file);
    if (given && entry) {
      if (found.has(key))
        return problem(FILE, `"${slug}" is in two rows`, 'delete one, or empty this cell for a new entry');
      found.add(key);
      const data = structuredClone(entry.parsed.data) as Data;
      return { file, data, isNew: false, changes: [], sheet, readSheet, row };
    }
    const guess = nearest(
      slug,
      sheet.entries.map((each) => slugOf(each.file)),
    );
    const suggestion = guess ? `did you mean "${guess}"? F` : 'f';
    // Some file systems ignore case: `Toor-Dal.json` would overwrite `toor-dal.json`.
    if (given && !SLUG.test(given))
      return problem(
        FILE,
        `"${given}" cannot be a file name`,
        `${suggestion}or a new entry, empty this cell or use lower-case letters, digits and hyphens only`,
      );
    if (!slug)
      return problem(
        textOf(nameColumn) ? FILE : nameColumn,
        textOf(nameColumn) ? 'cannot be made from the name' : 'is missing',
        textOf(nameColumn)
          ? 'write one with lower-case letters, digits and hyphens'
          : 'write the name, or empty the row',
      );
    const owner = owners.get(key);
    if (owner)
      return given
        ? problem(
            FILE,
            `"${slug}" belongs to the sheet "${owner.name}"`,
            'move the row there, or write another file name',
          )
        : problem(FILE, `is empty, but "${slug}" exists already`, 'write this file name, or another one');
    if (given && textOf(idColumn))
      return problem(
        FILE,
        `there is no entry "${slug}"`,
        `${suggestion}or a new entry, empty the cell "${idColumn.heading}"`,
      );
    if (found.has(key))
      return problem(
        FILE,
        given
          ? `"${slug}" is in two rows`
          : `the file name "${slug}", made from the entry name, is in two rows`,
        'delete one, or write another file name here',
      );
    found.add(key);
    const $schema = schemaPathOf(file);
    return { file, data: { $schema }, isNew: true, changes: [], sheet, readSheet, row };
  };
}
