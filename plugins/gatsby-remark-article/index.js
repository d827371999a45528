// @ts-check
/**
 * A plugin of gatsby-transformer-remark. It is JavaScript because Gatsby compiles only the config files of a plugin
 * from TypeScript.
 */
const Slugger = require('github-slugger');
const textOf = require('mdast-util-to-string');
const visit = require('unist-util-visit');

/** Ids of the layout, which is on the same page (`src/layout`, and Gatsby's own). */
const LAYOUT_IDS = [
  'main',
  'skip-link',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
];

/**
 * Sets HTML attributes of a node.
 * @param {any} node
 * @param {Record<string, unknown>} properties
 * @param {string} [element] replaces the HTML element
 */
function setHtml(node, properties, element) {
  node.data = { ...node.data, ...(element && { hName: element }), hProperties: properties };
}

/**
 * Sets the ids of the sections (docs/behaviour.md, "Articles"). `MarkdownRemark.headings` returns the same ids.
 * @param {any} tree
 */
function addSectionIds(tree) {
  const slugger = new Slugger();
  for (const id of LAYOUT_IDS) slugger.slug(id);
  visit(tree, { type: 'heading', depth: 2 }, (/** @type {any} */ heading) => {
    // A title may have no letters.
    const id = slugger.slug(Slugger.slug(textOf(heading)) || 'section');
    setHtml(heading, { id });
  });
}

/**
 * Makes tables accessible, which Markdown cannot express: the first cell of a row becomes its header, and the heading
 * above the table its label. The wrapper scrolls if the table is too wide, and is focusable so that the keyboard can
 * scroll it.
 * @param {any} tree
 */
function addTableHeaders(tree) {
  let ariaLabel = '';
  visit(tree, ['heading', 'table'], (/** @type {any} */ node, index, /** @type {any} */ parent) => {
    if (node.type === 'heading') {
      ariaLabel = textOf(node);
      return undefined;
    }
    const [head, ...rows] = node.children;
    for (const cell of head.children) setHtml(cell, { scope: 'col' });
    for (const { children } of rows)
      if (children[0] && textOf(children[0]).trim()) setHtml(children[0], { scope: 'row' }, 'th');
    const label = ariaLabel && { ariaLabel };
    setHtml(node, { ...label });
    const frame = { type: 'tableFrame', children: [node] };
    setHtml(frame, { className: ['table-frame'], role: 'group', ...label, tabIndex: 0 }, 'div');
    parent.children[index] = frame;
    return visit.SKIP;
  });
}

/** @param {{ markdownAST: unknown }} source the Markdown of an article, which is changed in place */
module.exports = ({ markdownAST }) => {
  addSectionIds(markdownAST);
  addTableHeaders(markdownAST);
};
