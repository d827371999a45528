/** The document types of a catalogue, its groups and its entries (docs/behaviour.md, "Catalogues"). */
import * as z from 'zod';
import { callToAction, dataTable, heading, pageDescription, pageFields, titledText } from '../model/blocks';
import {
  aliases,
  fieldKinds,
  flag,
  lines,
  listedDocument,
  listOf,
  longText,
  objectOf,
  ownRoute,
  parsable,
  shared,
  textField,
} from '../model/fields';
import { picture, tray } from '../model/pictures';
import { sheetFields, supply } from './sheet';

/** Letters and digits suit JSON, HTML, GraphQL and spreadsheets. Not a fact of the supply, nor `constructor`. */
export const isKey = (key: string): boolean => /^[a-z][a-zA-Z0-9]*$/.test(key) && !(key in supply.shape);

const KEY_ERROR =
  'cannot be a key; write another word, such as netWeight: a small letter, then letters and digits';

const field = shared('CatalogueField', {
  key: parsable(
    'The name of the field in the files of entries, such as netWeight. Do not change it later.',
    isKey,
    KEY_ERROR,
  ),
  label: textField('Its label on the website.'),
  isList: flag('true if entries have several values.').optional(),
});

const reference = (kind: 'value' | 'fact name' | 'file name', description: string) =>
  z.string().describe(description).register(fieldKinds, { kind });

const FACTS =
  'A key of a field, the name of a limit exactly as in the files, or hsCode, packing, load20, load40, minimumOrder or leadTime.';

const comparison = objectOf('A table.', {
  title: textField('The heading of the table.'),
  header: textField('The header of the column with the names.'),
  rows: listOf(
    'Its groups and entries. Without them, all.',
    reference('file name', 'A file name.'),
  ).optional(),
  keyFacts: objectOf('The second column: the first two of these facts that an entry has, with labels.', {
    header: textField('The header of the column.'),
    facts: listOf('The facts, in order.', reference('fact name', FACTS)),
  }).optional(),
  columns: listOf('The other columns, in order.', reference('fact name', FACTS)),
});

const section = objectOf('A section below the entries. Its parts are optional.', {
  heading: heading('The heading of the section.'),
  points: listOf('Points next to each other.', titledText('A point.')).optional(),
  steps: listOf('Steps with numbers.', titledText('A step.')).optional(),
  chart: objectOf('A bar chart of the entries that have a figure in a field.', {
    title: textField('The heading of the chart.'),
    field: reference('value', 'The key of the field.'),
  }).optional(),
  packs: objectOf('Packs, pallets and container loads.', {
    title: textField('The heading above the table.'),
    table: dataTable(),
  }).optional(),
  action: callToAction('The button, which asks about the selected entry.').optional(),
});

/** An optional list from which the last step of `finishContent` makes other fields. */
const joinedList = <Item extends z.core.$ZodType>(description: string, item: Item) =>
  listOf(description, item).register(fieldKinds, { kind: 'joined' }).optional();

export const catalogue = listedDocument(
  'A catalogue with its page and its fields. The folder with the same name contains its groups.',
  {
    link: ownRoute('The path of its page.'),
    aliases: aliases(),
    ...pageFields(),
    kind: textField('What its entries are, in search results.'),
    isOneGroup: flag(
      'true shows all entries below the name of the catalogue where it is shown in short.',
    ).optional(),
    groupLabel: textField('The screen reader name of the tabs of groups.'),
    subject: textField('The subject of an enquiry about an entry.', { item: 'its name' }),
    inquiry: callToAction('The button that opens an enquiry about the selected entry.').optional(),
    badges: lines('The badges at the top.').optional(),
    badgesNote: longText('The meaning of the badges: one or two sentences below them.').optional(),
    tables: joinedList(
      'The tables of an entry, in order.',
      z.strictObject({
        caption: textField('The caption of the table.'),
        fields: listOf('The fields, in order.', field('A field.')),
      }),
    ),
    lists: joinedList(
      'Fields below the text. Each item with the name of an entry links to it.',
      field('A field.'),
    ),
    keyFacts: joinedList(
      'The facts at the top of a sheet, after the HS code.',
      reference('fact name', FACTS),
    ),
    comparisons: joinedList('Its tables on the specifications page.', comparison),
    sections: listOf('The sections below the entries.', section).optional(),
  },
);

export const catalogueGroup = listedDocument('A group. The folder with the same name contains its entries.', {
  name: textField('The name of the group.'),
  image: picture('The group.').optional(),
  description: longText('One or two sentences below its entries.').optional(),
  details: longText('A paragraph for the buyer.').optional(),
});

/** The type of an entry with `values` of the kind `fact`, whose fields the document of its catalogue has. */
export const catalogueEntry = <Values extends z.core.$ZodType>(values: Values) =>
  listedDocument('An entry of a catalogue. Its file name is the end of its URL.', {
    name: textField('The name of the entry.'),
    alsoTradedAs: lines('Other names that buyers use; each one is only for this entry.').optional(),
    image: picture('The goods.'),
    tray: tray('A sample in its tray, for lists and search results.'),
    description: pageDescription('One or two sentences, which search engines also show'),
    details: longText('A paragraph for the buyer: kinds, grades, processing, use.').optional(),
    values: z.optional(values),
    ...sheetFields,
  });

const anyValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export const anyEntry = catalogueEntry(anyValues.register(fieldKinds, { kind: 'fact' }));

export type Catalogue = z.infer<typeof catalogue>;
export type CatalogueEntry = z.infer<typeof anyEntry>;
