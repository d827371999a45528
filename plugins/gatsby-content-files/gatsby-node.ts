import type { CreateNodeArgs } from 'gatsby';

interface Options {
  /** Returns the text of a document as the site publishes it. Undefined if no document is made of the file. */
  publishedText: (relativePath: string, text: string) => string | undefined;
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
 * Gives the transformers the published texts of documents, and hides files of which no document is made. Replaces the
 * text of an invalid JSON file with its last valid text during development, so that its page still works
 * (docs/behaviour.md, "Content check"). In `gatsby-config.ts` this plugin must come before the transformers.
 */
export const onCreateNode = async (
  { node, cache, loadNodeContent }: CreateNodeArgs,
  { publishedText }: Options,
): Promise<void> => {
  const { type, mediaType = '' } = node.internal;
  if (type !== 'File' || !/json|markdown/.test(mediaType)) return;
  // Some editors add a byte order mark, on which `JSON.parse` fails.
  const text = (await loadNodeContent(node)).replace(/^\uFEFF/, '');
  const isValid = !mediaType.includes('json') || isObject(text);
  if (isValid) await cache.set(node.id, text);
  const valid: unknown = isValid ? text : await cache.get(node.id);
  if (typeof valid !== 'string') return;
  const published = publishedText(String(node.relativePath), valid);
  // `loadNodeContent` returns this text instead of reading the file.
  if (published !== undefined) node.internal.content = published;
  else node.internal.mediaType = 'application/x-incomplete';
};
