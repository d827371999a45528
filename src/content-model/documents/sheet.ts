/** The parts of specification sheets that do not depend on the catalogue, and the texts of all sheets. */
import * as z from 'zod';
import { months } from '../../lib/months';
import {
  dateField,
  documentType,
  fieldKinds,
  labelsOf,
  listOf,
  objectOf,
  shared,
  textField,
  typeNames,
  untranslated,
} from '../model/fields';

const limit = objectOf('One limit.', {
  name: textField('The name of the limit; the same in all files.'),
  value: textField('The limit, which begins with "Max" or "Min".'),
  method: textField('The test standard.').optional(),
});

export const supply = z
  .strictObject({
    hsCode: textField('The heading or subheading of the customs tariff.'),
    packing: textField('Bags, cartons, bales or tanks, with their sizes.'),
    load20: textField('The load of a 20-ft container, in tonnes or pieces.'),
    load40: textField('The load of a 40-ft container.'),
    minimumOrder: textField('The smallest order.'),
    leadTime: textField('The usual time from order to shipment.'),
  })
  .partial()
  .describe('Packing, loading and delivery.');

const period = shared('Period', {
  from: z.enum(months).describe('The first month.'),
  to: z.enum(months).describe('The last month; the same as the first for a single month.'),
});

const season = (description: string) => listOf(description, period('A period of months.'));

const calendar = objectOf('The crop year, or the months in which it is available.', {
  sowing: season('The sowing season.').optional(),
  harvest: season('The harvest season.').optional(),
  shipment: season('The best time for shipment; January to December if it makes no difference.'),
}).register(typeNames, { name: 'Calendar' });

/** Optional fields of entries in all catalogues. The sheet of an entry shows them. */
export const sheetFields = {
  sheetNumber: untranslated('The number of the sheet. It is used only once.').optional(),
  revised: dateField('The day on which a value of the sheet last changed.').optional(),
  limits: listOf('Contract limits in addition to the tables.', limit)
    .register(fieldKinds, { kind: 'fact' })
    .optional(),
  supply: supply.register(fieldKinds, { kind: 'fact' }).optional(),
  calendar: calendar.optional(),
  article: textField('The article that explains the entry: its file name in blog/, without the extension.')
    .register(fieldKinds, { kind: 'article' })
    .optional(),
};

export const catalogueSection = documentType('Texts for all entries, in the catalogue and on their pages.', {
  enquire: textField('The button that opens an enquiry about the entry.', { item: 'its name' }),
  enquireShort: textField('The same button on phones, next to the name of the entry.'),
  enquiryList: objectOf('The button for the enquiry list.', {
    add: textField('The button that adds the entry to the enquiry list.'),
    added: textField('The screen reader name of the button that removes the entry.'),
    listed: textField('The visible text of that button. `added` begins with it.'),
    announceAdded: textField('The screen reader message after adding.', { item: 'its name' }),
    announceRemoved: textField('The screen reader message after removing.', { item: 'its name' }),
    announceFull: textField('The visible message when the list is full.', { 'item?': 'its name' }),
  }).register(typeNames, { name: 'EnquiryListButton' }),
  print: textField('The button that prints the entry as a specification sheet.'),
  fullSheet: textField('The link from the catalogue to the page of the entry.', { item: 'its name' }),
  number: textField('The label of the number of a sheet.'),
  revised: textField('The label of the date of the last revision.'),
  alsoTradedAs: textField('The label of the other names that buyers use.'),
  traySize: textField('Below the tray, which is 60 mm wide on paper.'),
  limitsTitle: textField('The heading of the table of limits.'),
  limitLabels: labelsOf(limit.shape, 'The column headers of the table of limits.'),
  supplyTitle: textField('The heading of the supply table.'),
  supplyLabels: labelsOf(supply.shape, 'The row headers of the supply table.'),
  cropTitle: textField('The heading of the calendar of a crop.'),
  availabilityTitle: textField('The heading of the calendar of an entry that is made all year.'),
  calendarLabels: labelsOf(calendar.shape, 'The rows of the calendar.'),
  period: textField('A period of months.', { from: 'the first month', to: 'the last month' }),
  allYear: textField('The text for January to December.'),
  article: textField('The link to the article that explains the entry.', { title: 'its title' }),
  more: textField('The heading above the other entries of the group.', { group: 'the name of the group' }),
  previous: textField('The link to the previous entry.', { item: 'its name' }),
  next: textField('The link to the next entry.', { item: 'its name' }),
  onlyInEnglish: textField('The link to the English catalogue on pages that lack entries.', {
    count: 'the number of entries on the page',
    total: 'the number in English',
  }).optional(),
});

export type CatalogueSection = z.infer<typeof catalogueSection>;
