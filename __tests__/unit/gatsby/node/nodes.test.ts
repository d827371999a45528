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

test('a translation becomes a file with English and translated texts, and again with its English file', async () => {
  writeSpanish(content, NEEDED);
  await createdFor('languages.json');
  expect(await createdFor('navigation.json')).toEqual([]);
  const file = { parent: 'es/navigation.json', internal: { mediaType: 'application/json' } };
  const whole = expect.stringMatching(/"\/contact".*"Ñome words"|"Ñome words".*"\/contact"/s);
  for (const changed of ['es/navigation.json', 'navigation.json'])
    expect(await createdFor(changed)).toMatchObject([
      { ...file, internal: { ...file.internal, content: whole } },
    ]);
});
