import { onCreateNode } from '../../../../src/gatsby/node/onCreateNode';

const FILE = { id: 'file', relativePath: 'team/clerk.json', internal: { mediaType: 'application/json' } };
const remembered = new Map<string, unknown>();

/** The nodes that are made of a file with this text. */
async function nodesOf(text: string, node: object = FILE) {
  const createNode = jest.fn();
  await onCreateNode?.(
    {
      node,
      actions: { createNode, createParentChildLink: jest.fn() },
      cache: {
        get: async (key: string) => remembered.get(key),
        set: async (key: string, value: unknown) => remembered.set(key, value),
      },
      loadNodeContent: async () => text,
      createNodeId: (name: string) => name,
      createContentDigest: JSON.stringify,
    } as never,
    { plugins: [] },
    () => {},
  );
  return createNode.mock.calls.map(([child]) => child);
}

const clerk = {
  name: 'A clerk',
  jsonId: 7,
  id: 'file >>> JSON',
  parent: 'file',
  children: [],
  internal: { type: 'TeamMember', contentDigest: '{"id":7,"name":"A clerk"}' },
};

test('a JSON file becomes a node of its document type', async () => {
  expect(await nodesOf('{ "id": 7, "name": "A clerk" }')).toEqual([clerk]);
});

test('while the file is invalid, the last valid document stays', async () => {
  for (const text of ['{ "id": 7 "name": "A clerk" }', '', '[]', 'null'])
    expect(await nodesOf(text)).toEqual([clerk]);
});

test('other files, and an invalid file without an earlier document, become none', async () => {
  expect(await nodesOf('{}', { ...FILE, internal: { mediaType: 'image/png' } })).toEqual([]);
  expect(await nodesOf('{', { ...FILE, id: 'new' })).toEqual([]);
});
