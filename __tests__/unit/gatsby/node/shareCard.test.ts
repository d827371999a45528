import path from 'node:path';
import { shareCard } from '../../../../src/brand/shareCard';
import { catalogueResolvers } from '../../../../src/gatsby/node/catalogueResolvers';
import { shareCardResolver } from '../../../../src/gatsby/node/shareCard';

const write = jest.fn();
jest.mock('../../../../src/brand/shareCard', () => ({
  shareCard: jest.fn(async () => ({ digest: 'test0000', write })),
}));

const at = (file: string) => path.resolve('content', file);
const picture = { file: '../images/first.jpg', alt: 'The first.' };
const nodes: Record<string, { document: object; file: { name: string; absolutePath: string } }> = {
  service: {
    document: { internal: { type: 'Service' }, img: picture },
    file: { name: 'export-services', absolutePath: at('services/export-services.json') },
  },
  home: {
    document: {
      internal: { type: 'HomePage' },
      slides: [{ image: picture }, { image: { file: '../images/second.jpg' } }],
    },
    file: { name: 'home', absolutePath: at('pages/home.json') },
  },
  article: {
    document: { internal: { type: 'MarkdownRemark' }, frontmatter: { image: picture } },
    file: { name: 'trade-trends', absolutePath: at('blog/trade-trends.md') },
  },
  bare: {
    document: { internal: { type: 'Service' } },
    file: { name: 'bare', absolutePath: at('services/bare.json') },
  },
};

/** Resolves the card of a node. The ancestors are the same as those that Gatsby would find. */
const resolve = (name: string) => {
  const { document, file } = nodes[name] ?? {};
  const ancestors = [{ title: 'A title' }, document, { ...file, internal: { type: 'File' } }];
  return shareCardResolver.resolve({ title: 'A title' }, {}, {
    nodeModel: {
      findRootNodeAncestor: (_: object, is: (node: object) => boolean) =>
        ancestors.find((one) => is(one ?? {})),
      findOne: async ({ type }: { type: string }) =>
        type === 'SiteSettings'
          ? { productName: 'Our House' }
          : { internal: { contentDigest: 'of the picture' } },
    },
  } as never);
};

beforeEach(() => jest.clearAllMocks());

test.each([
  ['service', '/share/export-services-test0000.jpg'],
  ['home', '/share/home-test0000.jpg'],
  ['article', '/share/trade-trends-test0000.jpg'],
])('the card of a %s has its title and its first picture', async (name, url) => {
  await expect(resolve(name)).resolves.toBe(url);
  expect(shareCard).toHaveBeenCalledWith(
    { title: 'A title', facts: [], productName: 'Our House', picture: at('images/first.jpg') },
    'of the picture',
  );
  expect(write).toHaveBeenCalledWith(path.join('public', url));
});

test('a document without a picture throws an error with its type', async () => {
  await expect(resolve('bare')).rejects.toThrow('A document of the type Service has no picture to share');
});

test('the card of a catalogue entry shows its key facts', async () => {
  const labels = { specLabels: { moisture: 'Water', protein: 'Protein' } };
  const context = {
    nodeModel: {
      findRootNodeAncestor: () => ({ name: 'entry', absolutePath: at('products/pulses/entry.json') }),
      findOne: async ({ type }: { type: string }) =>
        ({ SiteSettings: { productName: 'Our House' }, PulsesProductsPage: labels, CatalogueSection: {} })[
          type
        ] ?? null,
    },
  };
  const specs = { moisture: 'Max 12%', protein: 'Min 22%' };
  const entry = { internal: { type: 'Product' }, name: 'Toor', image: picture, specs };
  const { Product } = catalogueResolvers() as unknown as Record<
    string,
    { shareCard: typeof shareCardResolver }
  >;
  await Product?.shareCard.resolve(entry as never, {}, context as never);
  expect(jest.mocked(shareCard).mock.calls[0]?.[0].facts).toEqual(['Water: Max 12%', 'Protein: Min 22%']);
});
