import type { GatsbyNode } from 'gatsby';
import { catalogues } from '../../content/catalogues';
import { collections, nodeTypeOf } from '../../content/collections';
import { printTypeDefinitions } from '../../content/generate/graphqlTypes';
import { DAYS } from '../../content/openingHours';
import { catalogueResolvers } from './catalogue';
import { documentResolvers, documentsBySlug, queries } from './documents';
import { ENTRY_FIELDS } from './entries';
import { FACT_TYPES } from './facts';
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
import { SPECIFICATION_TYPES } from './specifications';

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

/** The types of what other resolvers return. The days have the names of https://schema.org/OpeningHoursSpecification. */
const RESULT_TYPES = `
enum DayOfWeek { ${DAYS.join(' ')} }
type OpeningHours @dontInfer { dayOfWeek: [DayOfWeek!]! opens: String! closes: String! }

"The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
type Thumbnail @dontInfer { digest: String! }

"The entries of a group that has too many for sheets. The thumbnails are above the list."
type EntryList @dontInfer {
  header: String!
  columns: [String!]!
  rows: [SpecificationRow!]!
  thumbnails: [CatalogueEntry!]!
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
      `type ${nodeTypeOf(folder)} implements Node ${format === 'json' ? '@dontInfer' : ''} { slug: String! groupSlug: String! }`,
  );

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extensions `@bySlug`, which resolves slugs to documents, and `@contentFile`, which resolves paths to files.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => ({ resolve: documentsBySlug }) });
  actions.createFieldExtension({ name: 'contentFile', extend: () => ({ resolve: contentFile }) });
  actions.createTypes([
    printTypeDefinitions(),
    ...collectionTypes(),
    ...catalogueTypes(),
    FACT_TYPES,
    SPECIFICATION_TYPES,
    RESULT_TYPES,
  ]);
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
