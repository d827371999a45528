import type { GatsbyNode } from 'gatsby';
import { catalogues } from '../../content/catalogues';
import { collections, nodeTypeOf } from '../../content/collections';
import { printTypeDefinitions } from '../../content/generate/graphqlTypes';
import { DAYS } from '../../content/openingHours';
import { catalogueResolvers } from './catalogue';
import { documentResolvers, documentsBySlug, queries } from './documents';
import {
  articleCategoryResolver,
  categoriesResolver,
  categoryResolvers,
  dateResolver,
  openingHoursResolver,
} from './fieldResolvers';
import { contentFile } from './files';
import { articleHtmlResolver, fileResolvers, imageDataResolver } from './pictures';
import { shareCardResolver } from './shareCard';

const ENTRY_FIELDS = `
  slug: String!
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

const groupType = (entry: string) => `
  slug: String!
  entries: [${entry}!]!
  "The entries, unless there are too many for sheets."
  sheets: [${entry}!]!
  "The entries, if there are too many for sheets."
  list: EntryList`;

const pageType = (group: string) => `
  path: String!
  searchKind: String!
  bars: [Bar!]!
  groups: [${group}!]!`;

/** The types of the fields that the resolvers add to the interfaces and document types of catalogues. */
const catalogueTypes = () => [
  `interface CatalogueEntry implements Node {${ENTRY_FIELDS}}`,
  `interface CatalogueGroup implements Node {${groupType('CatalogueEntry')}}`,
  `interface CataloguePage implements Node {${pageType('CatalogueGroup')}}`,
  ...catalogues.flatMap(({ entry, group, page }) => [
    `type ${entry.graphqlType} implements Node & CatalogueEntry @dontInfer {${ENTRY_FIELDS}}`,
    `type ${group.graphqlType} implements Node & CatalogueGroup @dontInfer {${groupType(entry.graphqlType)}}`,
    `type ${page.graphqlType} implements Node & CataloguePage @dontInfer {${pageType(group.graphqlType)}}`,
  ]),
];

/** The types of what resolvers return. The days have the names of https://schema.org/OpeningHoursSpecification. */
const RESULT_TYPES = `
enum DayOfWeek { ${DAYS.join(' ')} }
type OpeningHours @dontInfer { dayOfWeek: [DayOfWeek!]! opens: String! closes: String! }

"A value with its label, and the test method of a limit."
type Fact @dontInfer { label: String! value: String! method: String }
type FactTable @dontInfer { caption: String! rows: [Fact!]! }
type FactList @dontInfer { title: String! items: [FactListItem!]! }
"\`path\` is that of the entry with this name, if there is one."
type FactListItem @dontInfer { text: String! path: String }

"A value in short: the text before the figure, the figure, and the text after it. Without a figure it is one part."
type Highlight @dontInfer { label: String! parts: [String!]! }

"The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
type Thumbnail @dontInfer { digest: String! }

"A bar of a chart. Its length is a fraction of the longest bar."
type Bar @dontInfer { label: String! value: String! length: Float! }

"The entries of a catalogue with their values, in the order of the columns."
type SpecificationTable @dontInfer {
  title: String!
  "The header of the first column, which names the entries."
  header: String!
  columns: [String!]!
  "The header above the columns with limits, and the indexes of these columns, which are next to each other."
  limitsTitle: String!
  limits: [Int!]!
  rows: [SpecificationRow!]!
}

type SpecificationRow @dontInfer {
  slug: String!
  name: String!
  group: String!
  path: String!
  "The HS code with its label."
  note: String
  values: [String]!
  "The first limits of an entry that has no value in the columns with limits."
  others: [Fact!]!
  methods: [String]!
}

"The entries of a group that has too many for sheets. The samples are above the list."
type EntryList @dontInfer {
  header: String!
  columns: [String!]!
  rows: [SpecificationRow!]!
  samples: [CatalogueEntry!]!
  texts: SpecificationsPage!
}

"A group of entries on the home page, or on the page of a business area."
type RangeGroup @dontInfer { name: String! path: String! entries: [CatalogueEntry!]! }

"The label of a kind of search results."
type SearchKind @dontInfer { kind: String! label: String! }`;

/** The fields by which resolvers find documents. Gatsby can only filter fields that are declared here. */
const collectionTypes = () =>
  collections.map(
    ({ folder, format }) =>
      `type ${nodeTypeOf(folder)} implements Node ${format === 'json' ? '@dontInfer' : ''} { slug: String! folder: String! }`,
  );

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extensions `@bySlug`, which resolves slugs to documents, and `@contentFile`, which resolves paths to files.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => ({ resolve: documentsBySlug }) });
  actions.createFieldExtension({ name: 'contentFile', extend: () => ({ resolve: contentFile }) });
  actions.createTypes([printTypeDefinitions(), ...collectionTypes(), ...catalogueTypes(), RESULT_TYPES]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(documentResolvers());
  add(catalogueResolvers());
  add({
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    BlogPage: { categories: categoriesResolver },
    BlogPageCategories: categoryResolvers,
    MarkdownRemark: { html: articleHtmlResolver },
    Article: {
      category: articleCategoryResolver,
      date: dateResolver('date'),
      teaserDate: dateResolver('teaserDate'),
      asOf: dateResolver('asOf'),
    },
    SiteSettings: { openingHours: openingHoursResolver },
    Seo: { shareCard: shareCardResolver },
    Query: queries(),
  });
};
