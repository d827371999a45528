import { onCreateNode } from '../../../plugins/gatsby-content-files/gatsby-node';

const stored = new Map<string, unknown>();
const cache = {
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => stored.set(key, value),
};

/** Returns the text that gatsby-transformer-json receives for a file with this text. */
async function textOf(text: string, id = 'file') {
  const node = { id, internal: { type: 'File', mediaType: 'application/json', content: undefined } };
  await onCreateNode({ node, cache, loadNodeContent: async () => text } as never, {
    publishedText: (_, valid) => valid,
  });
  return node.internal.content ?? text;
}

test('while a file is invalid, its last valid text is used', async () => {
  expect(await textOf('{ "id": 7 }')).toBe('{ "id": 7 }');
  for (const text of ['{ "id": 7 "name": 1 }', '', '[]', 'null'])
    expect(await textOf(text)).toBe('{ "id": 7 }');
  expect(await textOf('{ "id": 8 }')).toBe('{ "id": 8 }');
});

test('a byte order mark is removed', async () => {
  expect(await textOf('\uFEFF{}')).toBe('{}');
});

test('a file that was never valid is not changed', async () => {
  expect(await textOf('{', 'new')).toBe('{');
});
