import { categoryResolvers } from '../../../../src/gatsby/node/fieldResolvers';

const { path, posts } = categoryResolvers;

/** Creates a context in which each category has `count` articles. */
const withArticles = (count: number) =>
  ({
    nodeModel: {
      findAll: async () => ({ entries: new Set(Array(count).keys()) }),
      findRootNodeAncestor: () => null,
    },
  }) as never;

test.each([
  [0, 5, null],
  [3, 5, '/blog/category/market-trends'],
  [6, 6, '/blog/category/market-trends'],
])('a category with 5 posts and %i articles shows %i, and its page is %s', async (count, shown, page) => {
  const category = { name: 'Market Trends', posts: 5, language: 'en' };
  expect(await posts.resolve(category, {}, withArticles(count))).toBe(shown);
  expect(await path.resolve(category, {}, withArticles(count))).toBe(page);
});
