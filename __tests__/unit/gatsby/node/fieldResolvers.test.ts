import { categoryResolvers } from '../../../../src/gatsby/node/fieldResolvers';

const { path, posts } = categoryResolvers;

/** Creates the last arguments of a resolver, for a site in which each category has `count` articles. */
const withArticles = (count: number) => {
  const findAll = async () => ({ entries: new Set(Array(count).keys()) });
  return [{}, { nodeModel: { findAll, findRootNodeAncestor: () => null } } as never, {} as never] as const;
};

test.each([
  [0, 5, null],
  [3, 5, '/blog/category/market-trends'],
  [6, 6, '/blog/category/market-trends'],
])('a category with 5 posts and %i articles shows %i, and its page is %s', async (count, shown, page) => {
  const category = { name: 'Market Trends', posts: 5, language: 'en' };
  expect(await posts.resolve(category, ...withArticles(count))).toBe(shown);
  expect(await path.resolve(category, ...withArticles(count))).toBe(page);
});
