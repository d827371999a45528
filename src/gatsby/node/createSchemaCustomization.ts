import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';

/** Declares the types of all documents, so that Gatsby does not infer them from the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(printTypeDefinitions());
};
