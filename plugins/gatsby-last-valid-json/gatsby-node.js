// @ts-check
/** JavaScript, because Gatsby compiles only the config files of a plugin from TypeScript. */

/** @param {string} text */
function isObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * While a JSON file is invalid during development, gatsby-transformer-json gets its last valid text, so that its page
 * still works (docs/behaviour.md, "Content check"). The content check has reported the problem. Must be listed before
 * gatsby-transformer-json.
 * @type {import('gatsby').GatsbyNode['onCreateNode']}
 */
exports.onCreateNode = async ({ node, cache, loadNodeContent }) => {
  if (node.internal.mediaType !== 'application/json') return;
  const text = await loadNodeContent(node);
  if (isObject(text)) {
    await cache.set(node.id, text);
    return;
  }
  const lastValid = await cache.get(node.id);
  // `loadNodeContent` returns this instead of reading the file.
  if (typeof lastValid === 'string') node.internal.content = lastValid;
};
