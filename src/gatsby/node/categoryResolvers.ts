import { categoryPath } from '../../content-model/articleLists';
import { type ResolverContext, resolver } from './resolverContext';

interface Category {
  name: string;
  posts: number;
  slug?: string;
}

async function countArticles({ name }: Category, { nodeModel }: ResolverContext): Promise<number> {
  const query = { filter: { frontmatter: { category: { eq: name } } } };
  const { entries } = await nodeModel.findAll({ type: 'MarkdownRemark', query });
  return [...entries].length;
}

/**
 * The resolvers of a category of the blog. They count its articles, so page queries must not use them: the query of a
 * template runs once per page. `useBlog` queries them once.
 */
export const categoryResolvers = {
  /** The path of its page, or null if it has no articles. */
  path: resolver(
    async (category: Category, context) =>
      (await countArticles(category, context)) > 0 ? categoryPath(category) : null,
    'String',
  ),
  /** The number of posts in the content, or the number of articles if that is larger. */
  posts: resolver(async (category: Category, context) =>
    Math.max(category.posts, await countArticles(category, context)),
  ),
};
