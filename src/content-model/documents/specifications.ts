import type * as z from 'zod';
import { catalogues } from '../catalogues';
import { ending, heading } from '../model/blocks';
import { byCatalogue, fieldKinds, listOf, objectOf, partOf, textField } from '../model/fields';
import { page } from './page';

const tableOf = (folder: string) =>
  objectOf(`The table of ${folder}.`, {
    title: textField('The heading of the table.'),
    header: textField('The header of the first column.'),
    limits: listOf(
      'The limits that have a column.',
      textField('The name of a limit, exactly as in the files.').register(fieldKinds, { kind: 'limit' }),
    ).optional(),
  });

export const specificationsPage = page('The page with the specifications of all entries.', {
  heading: heading('The heading above the tables.'),
  filter: textField('The label of the filter field.'),
  filterHint: textField('A hint at what to type into it.'),
  shown: textField('The screen reader message after filtering.', {
    count: 'the number of entries shown',
    total: 'the number of all entries',
  }),
  noMatch: textField('The text when no entry matches.'),
  more: textField('The screen reader name of the control that shows all values of a row on small screens.', {
    name: 'the name of the entry',
  }),
  download: objectOf('The link to the tables as a file, and the headers of its columns.', {
    xlsx: textField('The link to the Excel workbook, which is in English. Translations say so.'),
    table: textField('The header of the column with the headings of the tables.'),
    group: textField('The header of the column with the groups.'),
    name: textField('The header of the column with the names.'),
    method: textField('The header of a column with test methods.', { limit: 'the name of the limit' }),
    url: textField('The header of the column with the URLs of the sheets.'),
  }),
  tables: byCatalogue(
    partOf(
      'One table for each catalogue that has entries.',
      Object.fromEntries(catalogues.map(({ folder }) => [folder, tableOf(folder)])),
    ),
  ),
  ending: ending(),
});

export type SpecificationsPage = z.infer<typeof specificationsPage>;
