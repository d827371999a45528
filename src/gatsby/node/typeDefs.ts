/**
 * The GraphQL types of what resolvers return. Gatsby adds these fields to the types that it generates from the content
 * model (`content/generate/graphqlTypes.ts`).
 */
import { catalogues } from '../../content/catalogues';
import { collections, groupedTypeOf, nodeTypeOf } from '../../content/collections';

const ENTRY_FIELDS = `
  path: String!
  catalogue: CataloguePage!
  group: CatalogueGroup!
  "The entries of the group around this one, including it."
  neighbours: [CatalogueEntry!]!
  tables: [FactTable!]!
  limits: FactTable
  supply: FactTable
  list: FactList
  hsCode: Fact
  keyFacts: [Fact!]!
  highlights: [Highlight!]!
  shareCard: String!
  thumbnail: Thumbnail!`;

const groupFields = (entry: string) => `
  entries: [${entry}!]!
  "The entries, unless there are too many for sheets."
  sheets: [${entry}!]!
  "The entries, if there are too many for sheets."
  list: EntryList`;

const pageFields = (group: string) => `
  path: String!
  searchKind: String!
  bars: [Bar!]!
  groups: [${group}!]!`;

const catalogueTypes = () => [
  `interface CatalogueEntry implements Node { slug: String! ${ENTRY_FIELDS} }`,
  `interface CatalogueGroup implements Node { slug: String! ${groupFields('CatalogueEntry')} }`,
  `interface CataloguePage implements Node { ${pageFields('CatalogueGroup')} }`,
  ...catalogues.flatMap(({ entry, group, page }) => [
    `type ${entry.graphqlType} implements Node & CatalogueEntry @dontInfer { ${ENTRY_FIELDS} }`,
    `type ${group.graphqlType} implements Node & CatalogueGroup @dontInfer { ${groupFields(entry.graphqlType)} }`,
    `type ${page.graphqlType} implements Node & CataloguePage @dontInfer { ${pageFields(group.graphqlType)} }`,
  ]),
];

/** Gatsby can only filter fields that are declared, and resolvers find documents with these. */
const collectionTypes = () =>
  collections.map(({ folder, format }) => {
    const grouped = groupedTypeOf(folder);
    const entries = grouped ? `entries: [${grouped}!]!` : '';
    const directive = format === 'json' ? '@dontInfer' : '';
    return `type ${nodeTypeOf(folder)} implements Node ${directive} { slug: String! groupSlug: String! ${entries} }`;
  });

const FACT_TYPES = `
"A value with its label."
type Fact @dontInfer { label: String! value: String! }
"\`aligned\`: all figures have only a unit after them. \`scale\`: the label of the scale on which the rows have ranges."
type FactTable @dontInfer { caption: String! aligned: Boolean! scale: String rows: [FactRow!]! }
type FactRow @dontInfer { label: String! value: String! method: String range: FactRange }
"The range that a value allows, as fractions of the scale."
type FactRange @dontInfer { from: Float! to: Float! }
type FactList @dontInfer { title: String! items: [FactListItem!]! }
"\`path\` is that of the entry with this name, if there is one."
type FactListItem @dontInfer { text: String! path: String }

"A value in short: the text before the figure, the figure, and the text after it. Without a figure it is one part."
type Highlight @dontInfer { label: String! parts: [String!]! }

"A bar of a chart. Its length is a fraction of the longest bar."
type Bar @dontInfer { label: String! value: String! length: Float! }

"The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
type Thumbnail @dontInfer { digest: String! isTray: Boolean! }`;

const LIST_TYPES = `
"The entries of a catalogue with their values, in the order of the columns."
type SpecificationTable @dontInfer {
  title: String!
  "The header of the first column, which names the entries."
  header: String!
  columns: [String!]!
  "The header above the columns with limits, and the labels of these columns, which are next to each other."
  limitsTitle: String!
  limits: [String!]!
  rows: [SpecificationRow!]!
}

type SpecificationRow @dontInfer {
  slug: String!
  name: String!
  group: String!
  path: String!
  tradeNames: [String!]
  "The HS code with its label."
  note: String
  values: [String]!
  "The first limits of an entry that has no value in the columns with limits."
  others: [Fact!]!
  methods: [String]!
}

"The entries of a group that has too many for sheets. The thumbnails are above the list."
type EntryList @dontInfer {
  header: String!
  columns: [String!]!
  rows: [SpecificationRow!]!
  thumbnails: [CatalogueEntry!]!
  texts: SpecificationsPage!
}

"A group of entries on the home page, or on the page of a business area: at most 24 in all, of all groups in turn."
type RangeGroup @dontInfer { name: String! path: String! entries: [CatalogueEntry!]! }
type HomePageRange @dontInfer { groups: [RangeGroup!]! total: Int! }
type BusinessAreaSamples @dontInfer {
  "The first entries of all groups of the catalogue in turn."
  groups: [RangeGroup!]!
}

type SpecificationsPage implements Node @dontInfer { tables: [SpecificationTable!]! }
type MarkdownRemark implements Node {
  "The first entries whose \`article\` is this one, sorted by catalogue and \`id\`."
  entries: [CatalogueEntry!]!
}`;

const OTHER_TYPES = `
"The label of a kind of search results."
type SearchKind @dontInfer { kind: String! label: String! }
type ServicesPageElsewhere @dontInfer {
  "The labels as a list, because the keys depend on the registry of catalogues."
  kinds: [SearchKind!]!
}

type BlogPageCategories @dontInfer {
  "The path of its page, or null if it has no articles."
  path: String
}

type CatalogueSection implements Node @dontInfer { months: [String!]! initials: [String!]! }

type Seo @dontInfer {
  "The URL of the share card."
  shareCard: String!
}

type File implements Node {
  "Width divided by height of a drawing."
  ratio: Float!
}`;

export const typeDefs = () => [
  ...collectionTypes(),
  ...catalogueTypes(),
  FACT_TYPES,
  LIST_TYPES,
  OTHER_TYPES,
];
