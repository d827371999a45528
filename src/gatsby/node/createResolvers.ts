import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { imageSize } from 'image-size';
import { singles } from '../../content-model/collections';
import { avifResolver } from './avifResolver';
import { catalogueResolvers } from './catalogueResolvers';
import { categoryResolvers } from './categoryResolvers';
import { collectionResolvers } from './collectionResolvers';
import { resolver } from './resolverContext';
import { shareCardResolver } from './shareCard';

const ratioResolver = resolver(({ absolutePath }: { absolutePath: string }) => {
  const { width, height } = imageSize(readFileSync(absolutePath));
  return width / height;
}, 'Float!');

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Makes queries of single documents non-null, because the content check guarantees that the documents exist. */
const singleQueries = () =>
  Object.fromEntries(singles.map(({ graphqlType }) => [fieldName(graphqlType), { type: `${graphqlType}!` }]));

export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  args.createResolvers(collectionResolvers());
  args.createResolvers(catalogueResolvers());
  args.createResolvers({
    File: { ratio: ratioResolver },
    ImageSharp: { gatsbyImageData: avifResolver },
    BlogPageCategories: categoryResolvers,
    Seo: { shareCard: shareCardResolver },
    Query: singleQueries(),
  });
};
