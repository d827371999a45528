import type { CreateNodeArgs } from 'gatsby';

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Replaces the text of an invalid JSON file with its last valid text, so that its page still works while an editor works
 * (docs/behaviour.md, "Content check"). In `gatsby-config.ts` this plugin must come before the transformers.
 */
export async function onCreateNode({ node, cache, loadNodeContent }: CreateNodeArgs): Promise<void> {
  if (node.internal.mediaType !== 'application/json') return;
  // Some editors add a byte order mark, on which `JSON.parse` fails.
  const text = (await loadNodeContent(node)).replace(/^\uFEFF/, '');
  const isValid = isObject(text);
  if (isValid) await cache.set(node.id, text);
  // `loadNodeContent` returns this text instead of reading the file.
  node.internal.content = isValid ? text : (((await cache.get(node.id)) as string | undefined) ?? '{}');
}
