import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content/generate/graphqlTypes';
import { articleHtmlResolver } from './articleHtml';
import { catalogueResolvers } from './catalogue';
import { bySlugResolver, groupResolvers, queries } from './documents';
import { entryResolvers, entryTypes } from './entries';
import {
  articleCategoryResolver,
  categoryPathResolver,
  dateResolver,
  monthsResolver,
  shareCardResolver,
} from './fieldResolvers';
import { contentFileResolver } from './files';
import { fileResolvers, imageDataResolver } from './pictures';
import { typeDefs } from './typeDefs';

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extensions `@bySlug`, which resolves a slug to its document, and `@contentFile`, which resolves paths to files.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => bySlugResolver });
  actions.createFieldExtension({ name: 'contentFile', extend: () => contentFileResolver });
  actions.createTypes([printTypeDefinitions(), ...typeDefs(), ...entryTypes()]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  addResolvers(groupResolvers());
  addResolvers(entryResolvers());
  addResolvers(catalogueResolvers());
  addResolvers({
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    BlogPageCategories: { path: categoryPathResolver },
    MarkdownRemark: { html: articleHtmlResolver },
    Article: {
      category: articleCategoryResolver,
      date: dateResolver('date'),
      teaserDate: dateResolver('teaserDate'),
      asOf: dateResolver('asOf'),
    },
    CatalogueSection: { months: monthsResolver },
    VoyagesSection: { revised: dateResolver('revised') },
    Seo: { shareCard: shareCardResolver },
    Query: queries(),
  });
};
