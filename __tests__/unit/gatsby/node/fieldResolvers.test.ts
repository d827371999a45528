import { categoryPathResolver } from '../../../../src/gatsby/node/fieldResolvers';

test.each([
  ['an article', {}, '/blog/category/trends'],
  ['no articles', null, null],
])('a category with %s has the path %3$s', async (_, article, path) => {
  const nodeModel = { findOne: async () => article, findRootNodeAncestor: () => null };
  const category = { name: 'Market Trends', slug: 'trends' };
  const found = await categoryPathResolver.resolve(category, {}, { nodeModel } as never, {} as never);
  expect(found).toBe(path);
});
