import path from 'node:path';
import type { Node } from 'gatsby';
import { onCreateNode } from '../../../../src/gatsby/node/nodes';
import { sampleContent } from '../../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../../support/translations';

const content = sampleContent();
let created: Record<string, unknown>[] = [];

const fileNode = (relativePath: string) => ({
  id: relativePath,
  name: path.parse(relativePath).name,
  relativePath,
  relativeDirectory: path.dirname(relativePath),
  absolutePath: path.join(content.dir, relativePath),
  internal: { type: 'File' },
});

/** Returns the nodes that are created for a file, as on its first reading or after a change. */
async function createdFor(relativePath: string) {
  created = [];
  const args = {
    node: fileNode(relativePath),
    getNodesByType: () => [],
    loadNodeContent: async (file: { relativePath: string }) => content.read(file.relativePath),
    createNodeId: (text: string) => text,
    createContentDigest: (data: object) => JSON.stringify(data),
    actions: { createNode: (node: Node) => created.push(node as never), createParentChildLink: () => {} },
  };
  await onCreateNode?.(args as never, { plugins: [] }, () => {});
  return created;
}

test('a translation becomes a document, and again with its English file, although Gatsby lists no files yet', async () => {
  writeSpanish(content, NEEDED);
  await createdFor('languages.json');
  const english = { parent: 'navigation.json', skipLink: 'Some words', internal: { type: 'Navigation' } };
  const spanish = { ...english, parent: 'es/navigation.json', skipLink: 'Ñome words' };
  expect(await createdFor('navigation.json')).toMatchObject([english]);
  expect(await createdFor('es/navigation.json')).toMatchObject([spanish]);
  expect(await createdFor('navigation.json')).toMatchObject([english, spanish]);
});

test('while a file is invalid, its last valid content is used, without a byte order mark', async () => {
  const { id } = JSON.parse(content.read('team/clerk.json')) as { id: number };
  content.write('team/clerk.json', `\uFEFF${content.read('team/clerk.json')}`);
  for (const text of [undefined, '{ "id": 7 "name": 1 }', '', '[]', 'null']) {
    if (text !== undefined) content.write('team/clerk.json', text);
    expect(await createdFor('team/clerk.json')).toMatchObject([{ jsonId: id }]);
  }
  content.write('team/clerk.json', '{ "id": 8 }');
  expect(await createdFor('team/clerk.json')).toMatchObject([{ jsonId: 8 }]);
});
