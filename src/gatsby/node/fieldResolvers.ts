/** Resolvers of single fields: dates, office hours, and categories of articles. */
import { categoryPath, categorySlug } from '../../content/articleLists';
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { months } from '../../lib/months';
import { getDocument, type ResolverContext, resolver } from './documents';

/** The format for machines, which is the same in all languages. */
const FOR_MACHINES = 'YYYY-MM-DD';

const DATE_FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MMMM YYYY': { month: 'long', year: 'numeric' },
};

/** The resolver of a date. Gatsby formats dates in English only, with the format of the field or of the query. */
export const dateResolver = (field: string) =>
  resolver(
    (source: Record<string, string | undefined>, context, args: { formatString?: string | null }, info) => {
      const { language } = context;
      if (language === SOURCE_LANGUAGE || args.formatString === FOR_MACHINES)
        return info.originalResolver(source, args, context, info);
      const date = source[field];
      const options = DATE_FORMATS[args.formatString ?? ''] ?? { dateStyle: 'long' };
      return date && formatDate(new Date(date), language, { ...options, timeZone: 'UTC' });
    },
  );

/** The names of the months, or their initials. A resolver, because browsers lack the names of many languages. */
export const monthsResolver = (month: 'long' | 'narrow') =>
  resolver((_: object, { language }) =>
    months.map((_month, index) =>
      formatDate(new Date(Date.UTC(2000, index)), language, { month, timeZone: 'UTC' }),
    ),
  );

interface Category {
  name: string;
  posts: number;
  slug?: string;
}

/** A category in the language of its page. Its slug is that of the English category. */
type LocalCategory = Category & { language: string };

interface Blog {
  categories: readonly Category[];
}

const englishBlog = (context: ResolverContext) =>
  getDocument<Blog>('BlogPage', { ...context, language: SOURCE_LANGUAGE });

/** `BlogPage.categories`. A translation has the same categories in the same order. */
export const categoriesResolver = resolver(async ({ categories }: Blog, context) => {
  const english = await englishBlog(context);
  return categories.map(
    (category, index): LocalCategory => ({
      ...category,
      slug: categorySlug(english.categories[index] ?? category),
      language: context.language,
    }),
  );
});

/** `category` of an article. Articles name it in English, and pages show it in their language. */
export const articleCategoryResolver = resolver(async ({ category }: { category: string }, context) => {
  if (context.language === SOURCE_LANGUAGE) return category;
  const index = (await englishBlog(context)).categories.findIndex(({ name }) => name === category);
  const { categories } = await getDocument<Blog>('BlogPage', context);
  return categories[index]?.name ?? category;
});

async function countArticles(
  { name, language }: LocalCategory,
  { nodeModel }: ResolverContext,
): Promise<number> {
  const query = { filter: { language: { eq: language }, frontmatter: { category: { eq: name } } } };
  const { entries } = await nodeModel.findAll({ type: 'MarkdownRemark', query });
  return [...entries].length;
}

/**
 * The resolvers of a category of the blog. They count its articles, so page queries must not use them: the query of a
 * template runs once per page. `useBlog` queries them once.
 */
export const categoryResolvers = {
  path: resolver(async (category: LocalCategory, context) =>
    (await countArticles(category, context)) > 0 ? categoryPath(category) : null,
  ),
  /** The number of posts in the content, or the number of articles if that is larger. */
  posts: resolver(async (category: LocalCategory, context) =>
    Math.max(category.posts, await countArticles(category, context)),
  ),
};
