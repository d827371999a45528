import type { GatsbyNode } from 'gatsby';
import { documentTypeName } from './documentTypeName';

/** Parses a JSON document; undefined if it is invalid or not an object. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a node of each JSON file of the content. While a file is invalid, the development server keeps the last valid
 * document, so that its pages still work (docs/behaviour.md, "Content check"); the content check has reported it. The
 * field `id` becomes `jsonId`, because Gatsby needs `id` for itself.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions,
  cache,
  loadNodeContent,
  createNodeId,
  createContentDigest,
}) => {
  if (node.internal.mediaType !== 'application/json') return;
  const valid = parse(await loadNodeContent(node));
  if (valid) await cache.set(node.id, valid);
  const document: { id?: unknown } | undefined = valid ?? (await cache.get(node.id));
  if (!document) return;
  const child = {
    ...document,
    ...(document.id !== undefined && { jsonId: document.id }),
    id: createNodeId(`${node.id} >>> JSON`),
    parent: node.id,
    children: [],
    internal: { type: documentTypeName({ node }), contentDigest: createContentDigest(document) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
};
