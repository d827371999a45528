import { ending, heading } from '../model/blocks';
import { objectOf, textField } from '../model/fields';
import { page } from './page';

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
  ending: ending(),
});
