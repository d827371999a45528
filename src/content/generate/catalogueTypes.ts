/** Defines the GraphQL interfaces of catalogues and the fields that the resolvers in `src/gatsby/node` add. */
import type * as z from 'zod';
import { catalogues } from '../catalogues';
import { entryInterface, groupInterface, pageInterface } from '../documents/catalogue';

const SLUG = 'slug: String!';

const ENTRY_FIELDS = [
  SLUG,
  'path: String!',
  'catalogue: CataloguePage!',
  'tables: [FactTable!]!',
  'limits: FactTable',
  'supply: FactTable',
  'list: FactList',
  'hsCode: Fact',
  'keyFacts: [Fact!]!',
  'highlights: [Highlight!]!',
  'shareCard: String!',
  'thumbnail: Thumbnail!',
];

const groupFields = (entry: string) => [
  SLUG,
  `members: [${entry}!]!`,
  `sheets: [${entry}!]!`,
  'list: EntryList',
];

const PAGE_FIELDS = ['path: String!', 'searchKind: String!', 'entries: PackedEntries!', 'bars: [Bar!]!'];

/** The interfaces of catalogue documents. `schema` has the fields of the documents, `fields` the resolved fields. */
export const catalogueInterfaces: { name: string; schema: z.ZodObject; fields: readonly string[] }[] = [
  { name: 'CatalogueEntry', schema: entryInterface, fields: ENTRY_FIELDS },
  { name: 'CatalogueGroup', schema: groupInterface, fields: groupFields('CatalogueEntry') },
  { name: 'CataloguePage', schema: pageInterface, fields: [...PAGE_FIELDS, 'groups: [CatalogueGroup!]!'] },
];

/** The interface of each catalogue document type and the fields that resolvers add to the type. */
export const implementations = new Map<string, { implemented: readonly string[]; fields: readonly string[] }>(
  catalogues.flatMap(({ entry, group, page }) => [
    [entry.graphqlType, { implemented: ['CatalogueEntry'], fields: ENTRY_FIELDS }],
    [group.graphqlType, { implemented: ['CatalogueGroup'], fields: groupFields(entry.graphqlType) }],
    [
      page.graphqlType,
      { implemented: ['CataloguePage'], fields: [...PAGE_FIELDS, `groups: [${group.graphqlType}!]!`] },
    ],
  ]),
);

/** Type definitions for values that resolvers combine with labels. */
export const FACT_TYPES = `"A value with its label, and the test method of a limit."
type Fact @dontInfer {
  label: String!
  value: String!
  method: String
}

"A value in short, for the strip at the top of a sheet."
type Highlight @dontInfer {
  label: String!
  "The text before the figure, the figure, and the text after it. A value without a figure is one part."
  parts: [String!]!
}

type FactTable @dontInfer {
  caption: String!
  rows: [Fact!]!
}

type FactList @dontInfer {
  title: String!
  items: [FactListItem!]!
}

type FactListItem @dontInfer {
  text: String!
  "The path of the entry with this name, if there is one."
  path: String
}

"A small picture of an entry (gatsby/node/thumbnail.ts)."
type Thumbnail @dontInfer {
  "The content digest of the original file."
  digest: String!
}

"A bar of a chart that compares entries."
type Bar @dontInfer {
  label: String!
  value: String!
  "The length of the bar, as a fraction of the longest bar."
  length: Float!
}

"The entries of a catalogue with their values, in the order of the columns."
type SpecificationTable @dontInfer {
  title: String!
  "The header of the first column, which names the entries."
  header: String!
  columns: [String!]!
  "The header above the columns with limits."
  limitsTitle: String!
  "The indexes of the columns with limits, which are next to each other."
  limits: [Int!]!
  rows: [SpecificationRow!]!
}

"The entries of a group that has too many for sheets."
type EntryList @dontInfer {
  "The header of the column with names and HS codes."
  header: String!
  entries: PackedEntries!
  "The pictures of the first entries, each picture once."
  thumbnails: [Thumbnail!]!
  texts: SpecificationsPage!
}

"Entries in a form for page data with hundreds of them (catalogue/packedEntries.ts)."
type PackedEntries @dontInfer {
  "The path of the catalogue."
  path: String!
  "The label of the HS codes."
  hsCode: String!
  columns: [String!]!
  rows: [[String]!]!
}

"The label of a kind of search results."
type SearchKind @dontInfer {
  kind: String!
  label: String!
}

"A group of entries on the home page, or on the page of a business area."
type RangeGroup @dontInfer {
  name: String!
  path: String!
  entries: [CatalogueEntry!]!
}

type SpecificationRow @dontInfer {
  name: String!
  "The name of the group of the entry."
  group: String!
  path: String!
  values: [String]!
  "The first limits of an entry that has no value in the columns with limits."
  others: [Fact!]!
  "The test methods of the values."
  methods: [String]!
}`;
