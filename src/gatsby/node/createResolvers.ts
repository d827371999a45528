import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { singles } from '../../content-model/collections';
import { drawingSize } from '../../content-model/viewBox';
import { articleHtmlResolver } from './articleHtml';
import { catalogueResolvers } from './catalogueResolvers';
import { categoryResolvers } from './categoryResolvers';
import { collectionResolvers } from './collectionResolvers';
import { imageDataResolver } from './imageData';
import { openingHoursResolver } from './openingHours';
import { publishFile } from './publishFile';
import { type FileNode, resolver } from './resolverContext';
import { shareCardResolver } from './shareCard';

const ratioResolver = resolver(({ absolutePath }: FileNode) => {
  const { width, height } = drawingSize(readFileSync(absolutePath, 'utf8'));
  return width / height;
}, 'Float!');

/** Replaces the resolver of gatsby-source-filesystem, which does not encode the file name. */
const publicURLResolver = resolver((file: FileNode) => publishFile(file));

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Makes queries of single documents non-null, because the content check guarantees that the documents exist. */
const singleQueries = () =>
  Object.fromEntries(singles.map(({ graphqlType }) => [fieldName(graphqlType), { type: `${graphqlType}!` }]));

export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  args.createResolvers(collectionResolvers());
  args.createResolvers(catalogueResolvers());
  args.createResolvers({
    File: { ratio: ratioResolver, publicURL: publicURLResolver },
    ImageSharp: { gatsbyImageData: imageDataResolver },
    BlogPageCategories: categoryResolvers,
    MarkdownRemark: { html: articleHtmlResolver },
    SiteSettings: { openingHours: openingHoursResolver },
    Seo: { shareCard: shareCardResolver },
    Query: singleQueries(),
  });
};
