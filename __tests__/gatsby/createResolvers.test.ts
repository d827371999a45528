import { createResolvers } from '../../src/gatsby/createResolvers';

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
  group: { name: 'pulses', relativeDirectory: 'product-groups' },
  toor: { name: 'toor-dal', relativeDirectory: 'products/pulses' },
  moong: { name: 'moong-dal', relativeDirectory: 'products/pulses' },
  tofu: { name: 'tofu', relativeDirectory: 'products/soybean' },
};
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => files[id],
    findAll: async () => ({
      entries: [
        { parent: 'moong', jsonId: 2 },
        { parent: 'tofu', jsonId: 1 },
        { parent: 'toor', jsonId: 1 },
      ],
    }),
  },
};

test('the slug of a document is the name of its file', () => {
  expect(added.Product?.slug?.resolve({ parent: 'toor' }, {}, context)).toBe('toor-dal');
  expect(added.MarkdownRemark?.slug?.type).toBe('String!');
});

test('the members of a group are the files of its folder, in order', async () => {
  expect(added.ProductGroup?.members?.type).toBe('[Product!]!');
  await expect(added.ProductGroup?.members?.resolve({ parent: 'group' }, {}, context)).resolves.toEqual([
    { parent: 'toor', jsonId: 1 },
    { parent: 'moong', jsonId: 2 },
  ]);
  expect(added.Product).not.toHaveProperty('members');
});

test('single documents are non-null', () => {
  expect(added.Query?.homePage).toEqual({ type: 'HomePage!' });
  expect(added.Query?.siteSettings).toEqual({ type: 'SiteSettings!' });
});

test('the tables of an article get their headers', async () => {
  const html = '<table><tbody><tr><td>Moong</td></tr></tbody></table>';
  const { html: article } = added.MarkdownRemark as unknown as {
    html: { resolve: (...args: unknown[]) => Promise<string> };
  };
  await expect(article.resolve({}, {}, context, { originalResolver: async () => html })).resolves.toContain(
    'scope="row"',
  );
});
