// @ts-check
/** Nodes that are not part of the text of a heading or table cell. */
const NO_TEXT = ['html', 'footnote', 'footnoteReference'];

/**
 * Returns the text of a Markdown node, with the text alternatives of pictures, without HTML tags and footnotes.
 * @param {any} node
 * @returns {string}
 */
function plainText(node) {
  if (NO_TEXT.includes(node.type)) return '';
  return node.value ?? node.alt ?? (node.children ?? []).map(plainText).join('');
}

module.exports = plainText;
