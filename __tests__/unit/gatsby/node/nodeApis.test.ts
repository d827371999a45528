import * as gatsbyNode from '../../../../gatsby-node';
import { aliasPages } from '../../../../src/gatsby/node/aliasPages';
import { documentTypeName } from '../../../../src/gatsby/node/documentTypeName';

type Page = { path: string; component: string; context: object };

test('the type of a content file depends on its path', () => {
  const typeOf = (relativePath: string) => documentTypeName({ node: { relativePath } as never });
  expect(typeOf('products/some-group/any.json')).toBe('Product');
  expect(typeOf('pages/home.json')).toBe('HomePage');
  expect(typeOf('somewhere/else.json')).toBe('UnknownDocument');
});

test('a page is copied to its aliases with its context', () => {
  expect(aliasPages({ path: '/about/', component: 'about.tsx', context: { a: 1 } })).toEqual([
    { path: '/About', component: 'about.tsx', context: { a: 1 } },
  ]);
  expect(aliasPages({ path: '/About' })).toEqual([]);
});

test('onCreatePage creates only the aliases of the screens', () => {
  const createPage = jest.fn();
  for (const path of ['/textiles', '/Textiles', '/team'])
    gatsbyNode.onCreatePage?.(
      { page: { path, component: 'x.tsx', context: {} }, actions: { createPage } } as never,
      { plugins: [] },
      () => {},
    );
  expect(createPage.mock.calls).toEqual([[{ path: '/Textiles', component: 'x.tsx', context: {} }]]);
});

describe('createPages', () => {
  const run = async (result: object) => {
    const createPage = jest.fn<void, [Page]>();
    const panicOnBuild = jest.fn();
    await gatsbyNode.createPages?.(
      {
        graphql: async () => result,
        actions: { createPage },
        reporter: { panicOnBuild },
      } as never,
      { plugins: [] },
      () => {},
    );
    return { pages: createPage.mock.calls.map(([page]) => page), panicOnBuild };
  };

  test('creates services, business areas with aliases, sheets with links to neighbours, and articles', async () => {
    const { pages } = await run({
      data: {
        allService: { nodes: [{ id: 's', link: '/any-service' }] },
        allBusinessArea: {
          nodes: [
            { id: 'a', link: '/Midc', comingSoon: { blurred: false } },
            { id: 'b', link: '/logistics', comingSoon: null },
          ],
        },
        catalogues: [
          {
            searchKind: 'products',
            groups: [
              {
                name: 'Dals',
                members: [
                  { id: 'p', path: '/PulsesProducts/toor', name: 'Toor' },
                  { id: 'q', path: '/PulsesProducts/moong', name: 'Moong' },
                ],
              },
            ],
          },
          {
            searchKind: 'fibers',
            groups: [{ name: 'Plants', members: [{ id: 'f', path: '/textiles/jute', name: 'Jute' }] }],
          },
        ],
        allMarkdownRemark: { nodes: [{ id: 'm', slug: 'any' }] },
      },
    });
    expect(pages.map(({ path, component, context }) => [path, component.split('/').at(-1), context])).toEqual(
      [
        ['/any-service', 'ServiceDetail.tsx', { searchKind: 'services', id: 's' }],
        ['/Midc', 'BusinessAreaDetail.tsx', { searchKind: 'areas', id: 'a', comingSoon: true }],
        ['/midc', 'BusinessAreaDetail.tsx', { searchKind: 'areas', id: 'a', comingSoon: true }],
        ['/logistics', 'BusinessAreaDetail.tsx', { searchKind: 'areas', id: 'b', comingSoon: false }],
        [
          '/PulsesProducts/toor',
          'SpecificationSheet.tsx',
          {
            searchKind: 'products',
            id: 'p',
            group: 'Dals',
            previous: null,
            next: { name: 'Moong', path: '/PulsesProducts/moong' },
          },
        ],
        [
          '/PulsesProducts/moong',
          'SpecificationSheet.tsx',
          {
            searchKind: 'products',
            id: 'q',
            group: 'Dals',
            previous: { name: 'Toor', path: '/PulsesProducts/toor' },
            next: null,
          },
        ],
        [
          '/textiles/jute',
          'SpecificationSheet.tsx',
          {
            searchKind: 'fibers',
            id: 'f',
            group: 'Plants',
            previous: null,
            next: null,
          },
        ],
        ['/blog/any', 'BlogArticle.tsx', { searchKind: 'articles', id: 'm' }],
      ],
    );
  });

  test('stops the build if the query fails', async () => {
    const errors = [new Error('no')];
    const { pages, panicOnBuild } = await run({ errors });
    expect(pages).toEqual([]);
    expect(panicOnBuild).toHaveBeenCalledWith('The pages made from content could not be queried', errors);
  });
});
