/** The browser tests of routes, sheets and search check the other pages and their kinds. */
import { createPages } from '../../../../src/gatsby/node/createPages';

async function run(result: object) {
  const createPage = jest.fn<void, [{ path: string; context: object }]>();
  const panicOnBuild = jest.fn();
  await createPages?.(
    { graphql: async () => result, actions: { createPage }, reporter: { panicOnBuild } } as never,
    { plugins: [] },
    () => {},
  );
  return { pages: createPage.mock.calls.map(([page]) => page), panicOnBuild };
}

test('the search finds service pages as services', async () => {
  const none = { nodes: [] };
  const allService = { nodes: [{ id: 's', link: '/export' }] };
  const data = { allService, allBusinessArea: none, catalogues: [], allMarkdownRemark: none };
  const { pages } = await run({ data });
  expect(pages).toMatchObject([{ path: '/export', context: { id: 's', searchKind: 'services' } }]);
});

test('a failed query stops the build', async () => {
  const errors = [new Error('no')];
  const { panicOnBuild } = await run({ errors });
  expect(panicOnBuild).toHaveBeenCalledWith('The pages made from content could not be queried', errors);
});
