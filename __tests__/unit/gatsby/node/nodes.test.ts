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
  const file = { relativePath: 'es/navigation.json', internal: { mediaType: 'application/json' } };
  // Without a translation, pages show the English texts, but no English document in lists.
  const english = expect.stringContaining('"\u2066\u2060Some words\u2069"');
  expect(await createdFor('navigation.json')).toMatchObject([
    { ...file, parent: 'navigation.json', internal: { content: english } },
  ]);
  for (const other of ['team/clerk.json', 'brand.json', 'pages/not-found.json'])
    expect(await createdFor(other)).toEqual([]);
  const whole = expect.stringMatching(/"\/contact".*"Ñome words"|"Ñome words".*"\/contact"/s);
  for (const changed of ['es/navigation.json', 'navigation.json'])
    expect(await createdFor(changed)).toMatchObject([
      { ...file, parent: 'es/navigation.json', internal: { ...file.internal, content: whole } },
    ]);
});
