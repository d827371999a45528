import { contentFileResolver } from '../../../../src/gatsby/node/findDocuments';

const document = { id: 'toor-dal', internal: {}, language: 'en', file: 'a.json' };
const onDisk = 'images/toor.jpg';
const context = {
  nodeModel: {
    findRootNodeAncestor: (_: object, is: (node: object) => boolean) => [document].find(is) ?? null,
    findOne: async ({ query }: { query: { filter: { relativePath: { in: string[] } } } }) =>
      query.filter.relativePath.in.includes(onDisk) ? { relativePath: onDisk } : null,
  },
};
const pictureOf = async (file: string) => {
  const info = { fieldName: 'file', path: { key: 'file', prev: { key: 'image' } } };
  return (await contentFileResolver.resolve({ file }, {}, context as never, info as never))?.relativePath;
};

afterEach(() => jest.restoreAllMocks());

test('in development, the last file is used while a document names a file that does not exist', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(await pictureOf('images/Toor.jpg')).toBeUndefined();
  expect(await pictureOf('images/toor.jpg')).toBe(onDisk);
  expect(await pictureOf('images/Toor.jpg')).toBe(onDisk);
});

test('in a build, no other file replaces a missing file', async () => {
  expect(await pictureOf('images/toor.jpg')).toBe(onDisk);
  expect(await pictureOf('images/Toor.jpg')).toBeUndefined();
});
