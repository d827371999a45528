/** The document type of the page `/specifications`. */
import * as z from 'zod';
import { ending, heading } from '../blocks';
import { catalogues } from '../catalogues';
import { fact, fieldKinds, object, text } from '../fields';
import { page } from './page';

const tableOf = (folder: string) =>
  object(`The table of ${folder}.`, {
    title: text('The heading of the table.'),
    header: text('The header of the first column.'),
    limits: z
      .array(text('The name of a limit, exactly as in the files.').register(fieldKinds, { kind: 'limit' }))
      .describe('The limits that have a column.'),
  });

export const specificationsPage = page('The page with the specifications of all entries.', {
  heading: heading('The heading above the tables.'),
  filter: text('The label of the filter field.'),
  filterHint: text('A hint at what to type into it.'),
  shown: text('The screen reader message after filtering.', {
    count: 'the number of entries shown',
    total: 'the number of all entries',
  }),
  noMatch: text('The text when no entry matches.'),
  sort: object('The field that sorts a table on small screens, where the columns have no headers.', {
    label: text('The label of the field.'),
    none: text('The order of the catalogue, in groups.'),
    ascending: text('Lowest values or first letters first.', { column: 'the header of the column' }),
    descending: text('Highest values or last letters first.', { column: 'the header of the column' }),
  }),
  more: text('The screen reader name of the control that shows all values of a row on small screens.', {
    name: 'the name of the entry',
  }),
  download: object('The links to the tables as files, and the headers of their columns.', {
    csv: text('The link to the CSV file.'),
    xlsx: text('The link to the Excel workbook.'),
    table: text('The header of the column with the headings of the tables.'),
    group: text('The header of the column with the groups.'),
    name: text('The header of the column with the names.'),
    method: text('The header of a column with test methods.', { limit: 'the name of the limit' }),
    url: text('The header of the column with the URLs of the sheets.'),
  }),
  tables: fact(
    object(
      'One table for each catalogue.',
      Object.fromEntries(catalogues.map(({ folder }) => [folder, tableOf(folder)])),
    ),
  ),
  ending: ending(),
});

export type SpecificationsPage = z.infer<typeof specificationsPage>;
