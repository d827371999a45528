import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';

/** Declares the types of all documents, so that Gatsby infers nothing from what happens to be there. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(printTypeDefinitions());
};
