/**
 * The GraphQL types of what resolvers return, except those of entries. Gatsby adds these fields to the types that it
 * generates from the content model (`content/generate/graphqlTypes.ts`).
 */
import { catalogues } from '../../content/catalogues';

const pageFields = (group: string) => `
  path: String!
  bars: [Bar!]!
  groups: [${group}!]!`;

const catalogueTypes = () => [
  `interface CatalogueGroup implements Node { slug: String! entries: [CatalogueEntry!]! }`,
  `interface CataloguePage implements Node { ${pageFields('CatalogueGroup')} }`,
  ...catalogues.flatMap(({ entry, group, page }) => [
    `type ${group.graphqlType} implements Node & CatalogueGroup @dontInfer { entries: [${entry.graphqlType}!]! }`,
    `type ${page.graphqlType} implements Node & CataloguePage @dontInfer { ${pageFields(group.graphqlType)} }`,
  ]),
];

const OTHER_TYPES = `
"A bar of a chart. Its length is a fraction of the longest bar."
type Bar @dontInfer { label: String! value: String! length: Float! }

"The entries of a catalogue with their values, in the order of the columns."
type SpecificationTable @dontInfer {
  title: String!
  "The header of the first column, which names the entries."
  header: String!
  columns: [String!]!
  "The headers of the columns with limits, which are next to each other."
  limits: [String!]!
  rows: [SpecificationRow!]!
}

type SpecificationRow @dontInfer {
  name: String!
  group: String!
  path: String!
  tradeNames: [String!]
  values: [String]!
  "The first limits of an entry that has no value in the columns with limits."
  others: [Fact!]!
  methods: [String]!
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
}

type SearchSection implements Node @dontInfer {
  "An object, whose keys depend on the registry of catalogues."
  kinds: JSON
}

type BlogPageCategories @dontInfer {
  "The path of its page, or null if it has no articles."
  path: String
}

type CatalogueSection implements Node @dontInfer { months: [String!]! }

type Seo @dontInfer {
  "The URL of the share card."
  shareCard: String!
}

type File implements Node {
  "Width divided by height of a drawing."
  ratio: Float!
}`;

export const typeDefs = () => [...catalogueTypes(), OTHER_TYPES];
