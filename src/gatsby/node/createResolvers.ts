import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { imageSize } from 'image-size';
import { singles } from '../../content-model/collections';
import { avifResolver } from './avifResolver';
import { catalogueResolvers } from './catalogueResolvers';
import { collectionResolvers } from './collectionResolvers';
import { shareCardResolver } from './shareCard';

/** `File.ratio`: the width of a picture file divided by its height. */
const ratioResolver = {
  type: 'Float!',
  resolve: ({ absolutePath }: { absolutePath: string }) => {
    const { width, height } = imageSize(readFileSync(absolutePath));
    return width / height;
  },
};

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Makes queries of single documents non-null, because the content check guarantees that the documents exist. */
const singleQueries = () =>
  Object.fromEntries(singles.map(({ graphqlType }) => [fieldName(graphqlType), { type: `${graphqlType}!` }]));

/** Adds GraphQL fields with computed values to files and documents. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}: CreateResolversArgs) => {
  add(collectionResolvers());
  add(catalogueResolvers());
  add({
    File: { ratio: ratioResolver },
    ImageSharp: { gatsbyImageData: avifResolver },
    Seo: { shareCard: shareCardResolver },
    Query: singleQueries(),
  });
};
