import path from 'node:path';
import { shareCard } from '../../../../src/brand/shareCard';
import {
  fiberCardResolver,
  productCardResolver,
  shareCardResolver,
} from '../../../../src/gatsby/node/shareCardResolver';

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

/** Resolves the card of one of the nodes, whose ancestors Gatsby would find. */
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
])('the card of a %s is made of its title and its first picture', async (name, address) => {
  await expect(resolve(name)).resolves.toBe(address);
  expect(shareCard).toHaveBeenCalledWith(
    { title: 'A title', facts: [], productName: 'Our House', picture: at('images/first.jpg') },
    'of the picture',
  );
  expect(write).toHaveBeenCalledWith(path.join('public', address));
});

test('a document without any picture is an error that names its type', async () => {
  await expect(resolve('bare')).rejects.toThrow('A document of the type Service has no picture to share');
});

describe('the card of an entry of a catalogue', () => {
  const context = {
    nodeModel: {
      findRootNodeAncestor: () => ({ name: 'entry', absolutePath: at('products/pulses/entry.json') }),
      findOne: async ({ type }: { type: string }) =>
        ({
          SiteSettings: { productName: 'Our House' },
          PulsesProductsPage: { specLabels: { moisture: 'Water', protein: 'Protein' } },
        })[type] ?? null,
    },
  } as never;
  const facts = () => jest.mocked(shareCard).mock.calls[0]?.[0].facts;

  test('a product has moisture and protein', async () => {
    const specs = { moisture: 'Max 12%', protein: 'Min 22%' };
    const product = { internal: { type: 'Product' }, name: 'Toor', image: picture, specs };
    await productCardResolver.resolve(product as never, {}, context);
    expect(facts()).toEqual(['Water: Max 12%', 'Protein: Min 22%']);
  });

  test.each([
    [undefined, []],
    [
      ['Count', 'Weight', 'Odor'],
      ['Count: a', 'Weight: a'],
    ],
  ])('a fiber has its first two limits', async (names, expected) => {
    const limits = names?.map((name) => ({ name, value: 'a' }));
    const fiber = { internal: { type: 'Fiber' }, name: 'Jute', image: picture, limits };
    await fiberCardResolver.resolve(fiber as never, {}, context);
    expect(facts()).toEqual(expected);
  });
});
