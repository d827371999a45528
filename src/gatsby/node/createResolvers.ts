import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { singles } from '../../content/collections';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { articleHtmlResolver } from './articleHtml';
import { catalogueResolvers } from './catalogueResolvers';
import { collectionResolvers, singleResolvers } from './collectionResolvers';
import {
  articleCategoryResolver,
  categoriesResolver,
  categoryResolvers,
  dateResolver,
  openingHoursResolver,
} from './contentResolvers';
import { fileResolvers, imageDataResolver } from './pictures';
import { type ResolverContext, singleOf } from './resolverContext';
import { shareCardResolver } from './shareCard';

/** The dates in the front matter of an article. */
const ARTICLE_DATES = ['date', 'teaserDate', 'asOf'];

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/**
 * The queries of single documents: `homePage(language: "ar")`. They return the English document if it is not translated.
 * They are non-null, because the content check guarantees that the documents exist.
 */
const singleQueries = () =>
  Object.fromEntries(
    singles.map(({ graphqlType }) => [
      fieldName(graphqlType),
      {
        type: `${graphqlType}!`,
        args: { language: 'String' },
        resolve: (_: unknown, { language }: { language?: string | null }, { nodeModel }: ResolverContext) =>
          singleOf(graphqlType, { nodeModel, language: language ?? SOURCE_LANGUAGE }),
      },
    ]),
  );

export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  args.createResolvers(collectionResolvers());
  args.createResolvers(singleResolvers());
  args.createResolvers(catalogueResolvers());
  args.createResolvers({
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    BlogPage: { categories: categoriesResolver },
    BlogPageCategories: categoryResolvers,
    MarkdownRemark: { html: articleHtmlResolver },
    Article: {
      category: articleCategoryResolver,
      ...Object.fromEntries(ARTICLE_DATES.map((field) => [field, dateResolver(field)])),
    },
    SiteSettings: { openingHours: openingHoursResolver },
    Seo: { shareCard: shareCardResolver },
    Query: singleQueries(),
  });
};
