import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';
import { articleHtmlResolver } from './articleHtml';
import { dateResolver, shareCardResolver, thumbnailResolver } from './fieldResolvers';
import { contentFileResolver } from './files';
import { queries } from './findDocuments';
import { fileResolvers, imageDataResolver } from './pictures';
import { TYPE_DEFS } from './typeDefs';

/** Declares all types, so that Gatsby does not infer them from the content. `@contentFile` resolves paths to files. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'contentFile', extend: () => contentFileResolver });
  actions.createTypes([printTypeDefinitions(), TYPE_DEFS]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  addResolvers({
    CatalogueEntry: { revised: dateResolver, thumbnail: thumbnailResolver, shareCard: shareCardResolver },
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    MarkdownRemark: { html: articleHtmlResolver },
    Article: { date: dateResolver, teaserDate: dateResolver, asOf: dateResolver },
    VoyagesSection: { revised: dateResolver },
    Seo: { shareCard: shareCardResolver },
    Query: queries(),
  });
};
