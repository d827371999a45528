import path from 'node:path';
import { shareCard } from '../../../../src/brand/shareCard';
import { products } from '../../../../src/content/documents/products';
import { entryResolvers } from '../../../../src/gatsby/node/entries';
import { shareCardResolver } from '../../../../src/gatsby/node/shareCard';

const write = jest.fn();
jest.mock('../../../../src/brand/shareCard', () => ({
  shareCard: jest.fn(async () => ({ digest: 'test0000', write })),
}));
beforeEach(() => jest.clearAllMocks());

const picture = { file: '../images/first.jpg', alt: 'The first.' };
const singles: Record<string, object> = {
  SiteSettings: { productName: 'Our House' },
  PulsesProductsPage: { specLabels: { moisture: 'Water', protein: 'Protein' } },
  CatalogueSection: {},
  Languages: { languages: [] },
  Brand: { logo: 'images/logo.svg' },
};

type Filter = { relativePath: { in: string[] } };

/** Creates the context of a document, in which each file exists. */
const contextOf = (document: object) => ({
  nodeModel: {
    findRootNodeAncestor: () => document,
    findOne: async ({ type, query }: { type: string; query: { filter: Filter } }) =>
      type === 'File'
        ? { absolutePath: query.filter.relativePath.in[0], internal: { contentDigest: 'of the picture' } }
        : singles[type],
  },
});

const resolve = (document: object) =>
  shareCardResolver.resolve({ title: 'A title' }, {}, contextOf(document) as never);

test.each([
  { fields: { file: 'services/freight.json', slug: 'some', language: 'en' }, img: picture },
  { fields: { file: 'blog/trade.md', slug: 'some', language: 'en' }, frontmatter: { image: picture } },
])('the card of %j has its title and its first picture', async (document) => {
  await expect(resolve(document)).resolves.toBe('/share/some-test0000.jpg');
  expect(shareCard).toHaveBeenCalledWith(
    {
      title: 'A title',
      facts: [],
      productName: 'Our House',
      picture: 'images/first.jpg',
      direction: 'ltr',
    },
    'of the picture',
  );
  expect(write).toHaveBeenCalledWith(path.join('public', '/share/some-test0000.jpg'));
});

test('the argument `title` replaces the title of the document', async () => {
  const document = { fields: { file: 'services/freight.json', slug: 'some', language: 'en' }, img: picture };
  await shareCardResolver.resolve({ title: 'A' }, { title: 'A, page 2' }, contextOf(document) as never);
  expect(jest.mocked(shareCard).mock.calls[0]?.[0].title).toBe('A, page 2');
});

test('the card of a catalogue entry shows its key facts', async () => {
  const specs = { moisture: 'Max 12%', protein: 'Min 22%' };
  const fields = { file: 'products/pulses/toor.json', slug: 'toor', language: 'en' };
  const entry = { fields, name: 'Toor', image: { ...picture, file: '../../images/first.jpg' }, specs };
  await entryResolvers(products).shareCard.resolve(entry as never, {}, contextOf(entry) as never);
  expect(jest.mocked(shareCard).mock.calls[0]?.[0].facts).toEqual(['Water: Max 12%', 'Protein: Min 22%']);
});
