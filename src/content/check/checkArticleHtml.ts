/** Checks the HTML in articles: only harmless elements are allowed, and each one ends where it must. */
import type { HTML, Parent, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { placeInArticle } from '../read/article';
import type { Document } from '../read/document';
import { type Problem, problem } from '../read/problem';

const VOID_ELEMENTS = ['br', 'wbr'];

/** Elements that must start on a separate line, because they contain paragraphs. */
const BLOCK_ELEMENTS = ['details', 'summary'];

/** The HTML elements that articles may contain. `content/README.md` lists them. */
const ELEMENTS = 'abbr b br cite del details em i ins kbd mark q s small strong sub summary sup u wbr'.split(
  ' ',
);

const COMMENT = String.raw`<!--(?!-?>)(?:(?!--)[\s\S])*-->`;
/** An attribute that articles may have: ` title="Harvest"`, ` open`. */
const ATTRIBUTE = String.raw`\s+(?:(?:title|lang|dir)="[^"]*"|open(?:="")?)`;
/** A tag without other attributes: `<abbr title="Free on board">`, `</abbr>`. */
const TAG = String.raw`<(\/?)([a-z]+)(?:${ATTRIBUTE})*\s*\/?>`;
/** Any HTML, such as `<div class="x">`. Group 3 is the name of an element whose tag is wrong. */
const HTML_PART = new RegExp(String.raw`${COMMENT}|${TAG}|<\/?([a-z]*)[^>]*>?`, 'gi');

const REMEDY = 'write it in Markdown, as a link or as a picture; to show the character <, write \\<';

/** Nodes whose children are inline. In other nodes, HTML is a block. */
const FLOW_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Reports wrong HTML in an article, each kind once. Elements must end in the node in which they start. */
export function checkArticleHtml(document: Document, tree: Root): Problem[] {
  const found = new Map<string, Problem>();
  /** `before` is the text of the node before the problem. */
  const report = (node: Node, before: string, message: string, remedy: string, kind = message) => {
    const place = placeInArticle(document, node);
    const line = place.line + before.split('\n').length - 1;
    if (!found.has(kind)) found.set(kind, problem({ ...place, line }, message, remedy));
  };

  function checkChildren({ type, children }: Parent): void {
    const isInline = !FLOW_PARENTS.includes(type);
    const open: { name: string; before: string; node: HTML }[] = [];
    for (const node of children) {
      if (open[0] && node.type === 'heading' && node.depth === 2) {
        const message = `has a heading with ## inside <${open[0].name}>`;
        report(node, '', message, 'write ### instead, or move the heading');
      }
      if (node.type !== 'html') continue;
      for (const { index, 0: html, 1: slash, 2: allowed, 3: other } of node.value.matchAll(HTML_PART)) {
        const before = node.value.slice(0, index);
        const name = (allowed ?? other ?? '').toLowerCase();
        if (html.startsWith('<!--') && html.endsWith('-->')) continue;
        if (allowed === undefined || !ELEMENTS.includes(name)) {
          const message = `has the HTML ${html.slice(0, 40)}, which articles must not contain`;
          report(node, before, message, REMEDY, name || html);
          continue;
        }
        if (slash && open.pop()?.name !== name) {
          report(node, before, `has </${name}> where no <${name}> is open`, 'remove it, or move it');
          // The first wrong end causes others.
          return;
        }
        if (isInline && BLOCK_ELEMENTS.includes(name))
          report(node, before, `has <${name}> inside a paragraph`, 'start it on a separate line');
        if (!slash && !VOID_ELEMENTS.includes(name)) open.push({ name, before, node });
      }
      // A block may stay open only if paragraphs can follow in it.
      if (!isInline && open.some(({ name }) => name !== 'details')) break;
    }
    const unclosed = open.at(-1);
    if (unclosed) {
      const { node, before, name } = unclosed;
      const isBlock = BLOCK_ELEMENTS.includes(name);
      const place = isBlock ? 'on a separate line, between empty lines' : 'in the same paragraph';
      report(node, before, `has <${name}> without </${name}>`, `write </${name}> ${place}`);
    }
  }

  visit(tree, (node) => {
    if ('children' in node) checkChildren(node as Parent);
  });
  return [...found.values()];
}
