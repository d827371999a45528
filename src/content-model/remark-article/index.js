// @ts-check
/** A plugin for gatsby-transformer-remark. It is JavaScript, because Gatsby does not compile such plugins. */
const visit = require('unist-util-visit');
const { addSections, plainText } = require('./sections');

/**
 * Sets the HTML attributes of a Markdown node.
 * @param {any} node
 * @param {Record<string, unknown>} properties
 * @param {string} [element] name of the HTML element to render instead of the default
 */
function setHtml(node, properties, element) {
  node.data = { ...node.data, ...(element && { hName: element }), hProperties: properties };
}

/**
 * Makes tables accessible, because Markdown has no row headers and table labels: the first cell of each row becomes its
 * header, and the heading above the table its label. A wrapper scrolls wide tables, also with the keyboard.
 * @param {any} tree
 */
function addTableHeaders(tree) {
  let ariaLabel = '';
  visit(tree, ['heading', 'table'], (/** @type {any} */ node, index, /** @type {any} */ parent) => {
    if (node.type === 'heading') {
      ariaLabel = plainText(node);
      return undefined;
    }
    const [head, ...rows] = node.children;
    for (const cell of head.children) setHtml(cell, { scope: 'col' });
    for (const { children } of rows)
      if (children[0] && plainText(children[0]).trim()) setHtml(children[0], { scope: 'row' }, 'th');
    const label = ariaLabel && { ariaLabel };
    setHtml(node, { ...label });
    const frame = { type: 'tableFrame', children: [node] };
    setHtml(frame, { className: ['table-frame'], role: 'group', ...label, tabIndex: 0 }, 'div');
    parent.children[index] = frame;
    return visit.SKIP;
  });
}

/** @param {{ markdownAST: unknown }} source the syntax tree of an article, which is modified in place */
module.exports = ({ markdownAST }) => {
  addSections(markdownAST);
  addTableHeaders(markdownAST);
};
