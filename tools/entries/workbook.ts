/** The workbook: a sheet for each group of each catalogue, in the order of the website. */
import { sheetName, textSheet, writeSheets } from '../../src/build/spreadsheet';
import { type Collection, folderOf, parentFile } from '../../src/content-model/collections';
import { finishContent } from '../../src/content-model/finishContent';
import { editorScreenContent } from '../../src/content-model/generate/editorScreenContent';
import { valueAt } from '../../src/content-model/model/schema';
import { slugOf } from '../../src/content-model/read/contentFiles';
import { type Document, documentAt, type Source } from '../../src/content-model/read/document';
import { formatProblem } from '../../src/content-model/read/problem';
import { readPictures } from '../../src/content-model/read/readPicture';
import { type Column, FILE, fieldColumns } from './columns';

export interface Group {
  /** The name of its sheet: the group name, shortened and cleaned for Excel. */
  name: string;
  type: Collection;
  /** The folder of the entries: `catalogues/foods/pulses`. */
  folder: string;
  /** The column of the file, then those of the fields. */
  columns: Column[];
  entries: Document[];
}

export const idOf = (data: unknown): number => Number(valueAt(data, ['id']));

/** Returns the groups in the order of the editor screen. */
function groupsOf(source: Source): Group[] {
  const names: string[] = [];
  return editorScreenContent(source).folders.flatMap(({ folder }) => {
    const type = source.entryTypes.get(parentFile(folder));
    if (!type) return [];
    const group = documentAt(source.documents, `${folder}.json`);
    const name = sheetName(String(valueAt(group?.parsed.data, ['name'])), names);
    names.push(name);
    const entries = source.documents
      .filter(({ file }) => folderOf(file) === folder)
      .sort((one, other) => idOf(one.parsed.data) - idOf(other.parsed.data));
    return { name, type, folder, columns: [FILE, ...fieldColumns(type.schema)], entries };
  });
}

/** Reads the groups of all catalogues. Returns the errors of the content check instead, if there are any. */
export async function readGroups(contentDir: string): Promise<{ groups: Group[]; errors: string[] }> {
  const { source, problems } = finishContent(contentDir, { pictures: await readPictures(contentDir) });
  const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
  return { groups: errors.length > 0 ? [] : groupsOf(source), errors };
}

/** Empty rows below the entries whose cells have the format "Text", so that `0713.60` can be typed there. */
const NEW_ROWS = 100;

/** Returns the text that the cell of an entry has. */
export function cellText(file: string, data: unknown, column: Column): string {
  if (column === FILE) return slugOf(file);
  const value = valueAt(data, column.path);
  return value === undefined ? '' : column.write(value);
}

/** Writes all entries of all catalogues, in text cells. The same entries result in the same bytes. */
export const writeWorkbook = (groups: readonly Group[]): Promise<Uint8Array> =>
  writeSheets(
    groups.map(({ name, columns, entries }) => {
      const rows = entries.map(({ file, parsed }) =>
        columns.map((each) => cellText(file, parsed.data, each)),
      );
      const empty = Array(NEW_ROWS).fill(columns.map(() => ''));
      return textSheet(name, columns, [...rows, ...empty], 1);
    }),
  );
