/** The browser tests of routes, sheets and search check the other pages and their kinds. */
import { createPages } from '../../../../src/gatsby/node/createPages';

const createPage = jest.fn();
const panicOnBuild = jest.fn();
const run = (result: object) =>
  createPages?.(
    { graphql: async () => result, actions: { createPage }, reporter: { panicOnBuild } } as never,
    { plugins: [] },
    () => {},
  );

test('the search finds service pages as services', async () => {
  const none = { nodes: [] };
  const allService = { nodes: [{ id: 's', link: '/export' }] };
  await run({ data: { allService, allBusinessArea: none, catalogues: [], allMarkdownRemark: none } });
  const page = { path: '/export', context: { id: 's', searchKind: 'services' } };
  expect(createPage.mock.calls).toEqual([[expect.objectContaining(page)]]);
});

test('a failed query stops the build', async () => {
  const errors = [new Error('no')];
  await run({ errors });
  expect(panicOnBuild).toHaveBeenCalledWith('The pages made from content could not be queried', errors);
});
