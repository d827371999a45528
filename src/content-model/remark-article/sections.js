// @ts-check
const visit = require('unist-util-visit');

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
 * Returns the words of a title, joined with hyphens, in any script.
 * @param {string} title
 */
const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Sets the id and the text of each section heading, which `MarkdownRemark.headings` returns. Without `value`, its text
 * would contain the HTML of the heading.
 * @param {any} tree
 * @returns the ids, in order
 */
function addSections(tree) {
  const used = new Set(LAYOUT_IDS);
  visit(tree, { type: 'heading', depth: 2 }, (/** @type {any} */ heading) => {
    heading.value = plainText(heading).trim();
    // The slug of a title without letters or digits is empty.
    const slug = slugOf(heading.value) || 'section';
    const first = FOOTNOTE_ID.test(slug) ? `section-${slug}` : slug;
    let id = first;
    for (let number = 1; used.has(id); number++) id = `${first}-${number}`;
    used.add(id);
    heading.data = { ...heading.data, hProperties: { id } };
  });
  return [...used].slice(LAYOUT_IDS.length);
}

module.exports = { addSections, plainText };
