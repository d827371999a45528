import type { GatsbyNode } from 'gatsby';
import { singles } from '../../content/collections';
import { printTypeDefinitions } from '../../content/generate/graphqlTypes';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { articleHtmlResolver } from './articleHtml';
import { catalogueResolvers, catalogueTypes } from './catalogueResolvers';
import { collectionResolvers, singleResolvers } from './collectionResolvers';
import { contentFile } from './contentFile';
import {
  articleCategoryResolver,
  categoriesResolver,
  categoryResolvers,
  dateResolver,
  documentsBySlug,
  OPENING_HOURS,
  openingHoursResolver,
} from './contentResolvers';
import { fileResolvers, imageDataResolver } from './pictures';
import { type ResolverContext, singleOf, TRANSLATED_FILE_TYPE } from './resolverContext';
import { shareCardResolver } from './shareCard';

/**
 * Declares the types of all documents, so that Gatsby does not infer them from the content. Also declares the field
 * extensions `@bySlug`, which resolves slugs to documents, and `@contentFile`, which resolves paths to files.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'bySlug', extend: () => ({ resolve: documentsBySlug }) });
  actions.createFieldExtension({ name: 'contentFile', extend: () => ({ resolve: contentFile }) });
  actions.createTypes([printTypeDefinitions(), ...catalogueTypes(), OPENING_HOURS, TRANSLATED_FILE_TYPE]);
};

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

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(collectionResolvers());
  add(singleResolvers());
  add(catalogueResolvers());
  add({
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
