/** The sheets of the workbook: one for each group of each catalogue, in the order of the website. */
import { sheetName } from '../../src/build/spreadsheet';
import { catalogues } from '../../src/content/catalogues';
import type { Document } from '../../src/content/check/document';
import { slugOf } from '../../src/content/check/listing';
import type { Catalogue } from '../../src/content/documents/catalogue';
import { valueAt } from '../../src/content/schema';
import { type Column, columnsOf, FILE } from './columns';

export interface GroupSheet {
  /** The group name, shortened and cleaned for Excel. */
  name: string;
  catalogue: Catalogue;
  /** The folder of the entries: `products/pulses`. */
  folder: string;
  /** The column of the file, then those of the fields. */
  columns: Column[];
  entries: Document[];
}

const idOf = ({ parsed }: Document): number => Number(valueAt(parsed.data, ['id']));

export const nameOf = ({ parsed }: Document): string => String(valueAt(parsed.data, ['name']));

export function groupSheets(documents: readonly Document[]): GroupSheet[] {
  const membersOf = (folder: string) =>
    documents
      .filter(({ file }) => file.slice(0, file.lastIndexOf('/')) === folder)
      .sort((one, other) => idOf(one) - idOf(other));
  const names: string[] = [];
  return catalogues.flatMap((catalogue) =>
    membersOf(catalogue.group.folder).map((group) => {
      const folder = `${catalogue.folder}/${slugOf(group.file)}`;
      const name = sheetName(nameOf(group), names);
      names.push(name);
      return {
        name,
        catalogue,
        folder,
        columns: [FILE, ...columnsOf(catalogue.entry.schema)],
        entries: membersOf(folder),
      };
    }),
  );
}
