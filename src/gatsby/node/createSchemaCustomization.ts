import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content/generate/graphqlTypes';
import { contentFile } from './contentFile';
import { documentsBySlug, OPENING_HOURS } from './contentResolvers';
import { TRANSLATED_FILE_TYPE } from './resolverContext';

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extensions `@bySlug`, which resolves slugs to documents, and `@contentFile`, which resolves paths to files.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => ({ resolve: documentsBySlug }) });
  actions.createFieldExtension({ name: 'contentFile', extend: () => ({ resolve: contentFile }) });
  actions.createTypes([printTypeDefinitions(), OPENING_HOURS, TRANSLATED_FILE_TYPE]);
};
