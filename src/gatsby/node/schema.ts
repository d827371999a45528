import type { GatsbyNode } from 'gatsby';
import { catalogues } from '../../content-model/catalogues';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';
import { articleHtmlResolver } from './articleHtml';
import { dateResolver, shareCardResolver, thumbnailResolver } from './fieldResolvers';
import { contentFileResolver } from './files';
import { queries } from './findDocuments';
import { fileResolvers, imageDataResolver } from './pictures';
import { typeDefs } from './typeDefs';

/** Declares all types, so that Gatsby does not infer them from the content. `@contentFile` resolves paths to files. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'contentFile', extend: () => contentFileResolver });
  actions.createTypes([printTypeDefinitions(), ...typeDefs()]);
};

const entryResolvers = { revised: dateResolver, thumbnail: thumbnailResolver, shareCard: shareCardResolver };

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  addResolvers(Object.fromEntries(catalogues.map(({ entry }) => [entry.graphqlType, entryResolvers])));
  addResolvers({
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    MarkdownRemark: { html: articleHtmlResolver },
    Article: { date: dateResolver, teaserDate: dateResolver, asOf: dateResolver },
    VoyagesSection: { revised: dateResolver },
    Seo: { shareCard: shareCardResolver },
    Query: queries(),
  });
};
