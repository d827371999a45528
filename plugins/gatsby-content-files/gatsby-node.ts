import type { CreateNodeArgs } from 'gatsby';

interface Options {
  /** Whether a file has only texts for a document, such as a translation. */
  isIncomplete: (relativePath: string) => boolean;
}

function isObject(text: string): boolean {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Hides incomplete files from the transformers, which would make documents of them. Replaces the text of an invalid
 * JSON file with its last valid text during development, so that its page still works (docs/behaviour.md, "Content
 * check"). In `gatsby-config.ts` this plugin must come before the transformers.
 */
export const onCreateNode = async (
  { node, cache, loadNodeContent }: CreateNodeArgs,
  { isIncomplete }: Options,
): Promise<void> => {
  if (node.internal.mediaType === 'application/json') {
    // Some editors add a byte order mark, on which `JSON.parse` fails.
    const text = (await loadNodeContent(node)).replace(/^\uFEFF/, '');
    const isValid = isObject(text);
    if (isValid) await cache.set(node.id, text);
    const valid: unknown = isValid ? text : await cache.get(node.id);
    // `loadNodeContent` returns this text instead of reading the file.
    if (typeof valid === 'string') node.internal.content = valid;
  }
  if (node.internal.type === 'File' && isIncomplete(String(node.relativePath)))
    node.internal.mediaType = 'application/x-incomplete';
};
