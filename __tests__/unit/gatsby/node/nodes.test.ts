import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node } from 'gatsby';
import { onCreateNode } from '../../../../src/gatsby/node/nodes';
import { languages } from '../../../support/languages';

const fileNode = (relativePath: string) => ({
  id: relativePath,
  name: path.parse(relativePath).name,
  relativePath,
  relativeDirectory: path.dirname(relativePath),
  absolutePath: path.resolve('content', relativePath),
  internal: { type: 'File' },
});

test('a translation gets a node although Gatsby does not list the new nodes yet, and again with the English file', async () => {
  const created: Node[] = [];
  const create = (relativePath: string) =>
    onCreateNode?.(
      {
        node: fileNode(relativePath),
        getNodesByType: () => [],
        loadNodeContent: ({ absolutePath }: { absolutePath: string }) => readFile(absolutePath, 'utf8'),
        createNodeId: (text: string) => text,
        createContentDigest: (text: string) => text,
        actions: { createNode: (node: Node) => created.push(node), createParentChildLink: () => {} },
      } as never,
      { plugins: [] },
      () => {},
    );
  for (const { code } of languages) {
    for (const file of ['languages.json', 'navigation.json', `${code}/navigation.json`]) await create(file);
    expect(created).toContainEqual(
      expect.objectContaining({ language: code, relativePath: 'navigation.json' }),
    );
  }
  created.length = 0;
  await create('navigation.json');
  expect(created).toMatchObject(languages.map(({ code }) => ({ language: code })));
});
