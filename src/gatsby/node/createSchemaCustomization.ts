import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';
import { documentsBySlug } from './documentsBySlug';

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extension `@bySlug`, which resolves slugs to documents.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => ({ resolve: documentsBySlug }) });
  actions.createTypes(printTypeDefinitions());
};
