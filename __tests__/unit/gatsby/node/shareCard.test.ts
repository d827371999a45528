import path from 'node:path';
import { shareCard } from '../../../../src/brand/shareCard';
import { catalogueResolvers } from '../../../../src/gatsby/node/catalogueResolvers';
import { shareCardResolver } from '../../../../src/gatsby/node/shareCard';

const write = jest.fn();
jest.mock('../../../../src/brand/shareCard', () => ({
  shareCard: jest.fn(async () => ({ digest: 'test0000', write })),
}));
beforeEach(() => jest.clearAllMocks());

const at = (file: string) => path.resolve('content', file);
const picture = { file: '../images/first.jpg', alt: 'The first.' };
const singles: Record<string, object> = {
  SiteSettings: { productName: 'Our House' },
  PulsesProductsPage: { specLabels: { moisture: 'Water', protein: 'Protein' } },
  CatalogueSection: {},
  Languages: { languages: [] },
};

type Filter = { absolutePath: { in: string[] } };

/** Creates the context of a document in the file `name`, with the ancestors that Gatsby would find. */
const contextOf = (name: string, document: object) => ({
  nodeModel: {
    findRootNodeAncestor: (_: object, is: (node: object) => boolean) =>
      [document, { internal: { type: 'File' }, name, absolutePath: at(`any/${name}`) }].find(is),
    findOne: async ({ type, query }: { type: string; query: { filter?: Filter } }) =>
      type === 'File'
        ? { absolutePath: query.filter?.absolutePath.in[0], internal: { contentDigest: 'of the picture' } }
        : (singles[type] ?? null),
  },
});

const resolve = (document: object) =>
  shareCardResolver.resolve({ title: 'A title' }, {}, contextOf('some', document) as never);

test.each([
  { internal: { type: 'Service' }, img: picture },
  { internal: { type: 'MarkdownRemark' }, frontmatter: { image: picture } },
])('the card of %j has its title and its first picture', async (document) => {
  await expect(resolve(document)).resolves.toBe('/share/some-test0000.jpg');
  expect(shareCard).toHaveBeenCalledWith(
    {
      title: 'A title',
      facts: [],
      productName: 'Our House',
      picture: at('images/first.jpg'),
      direction: 'ltr',
    },
    'of the picture',
  );
  expect(write).toHaveBeenCalledWith(path.join('public', '/share/some-test0000.jpg'));
});

test('the argument `title` replaces the title of the document', async () => {
  const document = { internal: { type: 'Service' }, img: picture };
  await shareCardResolver.resolve(
    { title: 'A' },
    { title: 'A, page 2' },
    contextOf('some', document) as never,
  );
  expect(jest.mocked(shareCard).mock.calls[0]?.[0].title).toBe('A, page 2');
});

test('the card of a catalogue entry shows its key facts', async () => {
  const specs = { moisture: 'Max 12%', protein: 'Min 22%' };
  const entry = { internal: { type: 'Product' }, name: 'Toor', image: picture, specs };
  const { Product } = catalogueResolvers() as unknown as Record<
    string,
    { shareCard: typeof shareCardResolver }
  >;
  await Product?.shareCard.resolve(entry as never, {}, contextOf('toor', entry) as never);
  expect(jest.mocked(shareCard).mock.calls[0]?.[0].facts).toEqual(['Water: Max 12%', 'Protein: Min 22%']);
});
