import type { GatsbyNode } from 'gatsby';

function isObject(text: string): boolean {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Replaces the text of an invalid JSON file with its last valid text during development, so that its page still works
 * (docs/behaviour.md, "Content check"). The content check reports the problem. In `gatsby-config.ts` this plugin must
 * come before gatsby-transformer-json.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, cache, loadNodeContent }) => {
  if (node.internal.mediaType !== 'application/json') return;
  // Some editors add a byte order mark, on which `JSON.parse` fails.
  const text = (await loadNodeContent(node)).replace(/^\uFEFF/, '');
  const isValid = isObject(text);
  if (isValid) await cache.set(node.id, text);
  const valid: unknown = isValid ? text : await cache.get(node.id);
  // `loadNodeContent` returns this text instead of reading the file.
  if (typeof valid === 'string') node.internal.content = valid;
};
