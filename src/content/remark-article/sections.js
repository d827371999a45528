// @ts-check
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
    heading.data = { ...heading.data, hProperties: { id } };
  });
}

module.exports = addSections;
