// @ts-check
/**
 * A plugin for gatsby-transformer-remark. This file is JavaScript, because Gatsby compiles only `gatsby-config.ts` and
 * `gatsby-node.ts` of a local plugin.
 */
const Slugger = require('github-slugger');
const visit = require('unist-util-visit');
const plainText = require('./plainText');

/** Reserved ids: elements of the layout (`src/layout`) and elements that Gatsby adds to every page. */
const LAYOUT_IDS = [
  'main',
  'skip-link',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
];

/** Matches the ids of footnotes and of the references to them. */
const FOOTNOTE_ID = /^fn(ref)?-/;

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
 * Sets the id and the text of each section heading (docs/behaviour.md, "Articles"). `MarkdownRemark.headings` returns
 * both. Without `value`, its text would contain the HTML of the heading, including that of pictures.
 * @param {any} tree
 */
function addSections(tree) {
  const slugger = new Slugger();
  for (const id of LAYOUT_IDS) slugger.slug(id);
  visit(tree, { type: 'heading', depth: 2 }, (/** @type {any} */ heading) => {
    // The slug of a title without letters or digits is empty.
    heading.value = plainText(heading).trim();
    const slug = Slugger.slug(heading.value) || 'section';
    const id = slugger.slug(FOOTNOTE_ID.test(slug) ? `section-${slug}` : slug);
    setHtml(heading, { id });
  });
}

/**
 * Makes tables accessible. Markdown has no syntax for row headers and table labels. Therefore the first cell of each
 * row becomes the row header, and the heading above the table becomes its label. A wrapper scrolls wide tables; it is
 * focusable, so that keyboard users can scroll it.
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
