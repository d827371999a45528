import { createResolvers } from '../../../../src/gatsby/node/createResolvers';

type Resolver = { type: string; resolve: (source: object, args: object, context: object) => unknown };

const added: Record<string, Record<string, Resolver>> = {};
createResolvers?.(
  {
    createResolvers: (resolvers: typeof added) => {
      for (const [type, fields] of Object.entries(resolvers)) added[type] = { ...added[type], ...fields };
    },
  } as never,
  { plugins: [] },
  () => {},
);

const files: Record<string, object> = {
  group: { name: 'pulses', relativeDirectory: 'product-groups', children: [] },
  toor: { name: 'toor-dal', relativeDirectory: 'products/pulses', children: ['toor node'] },
  moong: { name: 'moong-dal', relativeDirectory: 'products/pulses', children: ['moong node'] },
  tofu: { name: 'tofu', relativeDirectory: 'products/soybean', children: ['tofu node'] },
};
const products: Record<string, { parent: string; jsonId: number }> = {
  'toor node': { parent: 'toor', jsonId: 2 },
  'moong node': { parent: 'moong', jsonId: 1 },
  'tofu node': { parent: 'tofu', jsonId: 1 },
};
interface FileQuery {
  type: string;
  query: { filter: { relativeDirectory: { eq: string } } };
}
/** The nodes that the resolvers have read. */
let seen: string[] = [];
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => files[id],
    getNodesByIds: ({ ids }: { ids: string[] }) => {
      seen.push(...ids);
      return ids.map((id) => products[id]);
    },
    findAll: async ({ type, query: { filter } }: FileQuery) => ({
      entries:
        type === 'File'
          ? Object.values(files).filter(
              (file) => 'relativeDirectory' in file && file.relativeDirectory === filter.relativeDirectory.eq,
            )
          : [],
    }),
  },
};

test('the slug of a document is its file name', () => {
  expect(added.Product?.slug?.resolve({ parent: 'toor' }, {}, context)).toBe('toor-dal');
  expect(added.MarkdownRemark?.slug?.type).toBe('String!');
});

test('the members of a group are the sorted files of its folder, and no other files are read', async () => {
  seen = [];
  expect(added.ProductGroup?.members?.type).toBe('[Product!]!');
  await expect(added.ProductGroup?.members?.resolve({ parent: 'group' }, {}, context)).resolves.toEqual([
    { parent: 'moong', jsonId: 1 },
    { parent: 'toor', jsonId: 2 },
  ]);
  expect(seen.sort()).toEqual(['moong node', 'toor node']);
  expect(added.Product).not.toHaveProperty('members');
});

test('single documents are non-null', () => {
  expect(added.Query?.homePage).toEqual({ type: 'HomePage!' });
  expect(added.Query?.siteSettings).toEqual({ type: 'SiteSettings!' });
});
