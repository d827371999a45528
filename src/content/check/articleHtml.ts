/** Checks the HTML in articles: only harmless elements are allowed, and each one ends where it must. */
import type { HTML, Parent, Root } from 'mdast';
import visit from 'unist-util-visit';
import { placeInArticle } from './article';
import type { Document } from './document';
import { type Problem, problem } from './problem';

const VOID_ELEMENTS = ['br', 'wbr'];

/** Elements that must start on a separate line, because they contain paragraphs. */
const BLOCK_ELEMENTS = ['details', 'summary'];

/** The HTML elements that articles may contain. `content/README.md` lists them. */
const ELEMENTS = [
  ...'abbr b br cite del em i ins kbd mark q s small strong sub sup u wbr'.split(' '),
  ...BLOCK_ELEMENTS,
];

/** A comment, a tag without other attributes than these, or any other HTML. */
const HTML_PART =
  /<!--(?!-?>)(?:(?!--)[\s\S])*-->|<(\/?)([a-z]+)(?:\s+(?:title|lang|dir)="[^"]*"|\s+open(?:="")?)*\s*\/?>|<\/?([a-z]*)[^>]*>?/gi;

/** Maximum number of characters of forbidden HTML in a message. */
const MAX_QUOTED = 40;

function remedyFor(html: string): string {
  if (/^<(iframe|object|embed|video|audio)\b/i.test(html))
    return 'write a link to it instead: [our video](https://...)';
  if (/^<(img|picture|svg)\b/i.test(html))
    return 'put the picture into content/images and write ![what it shows](../images/name.jpg)';
  return 'write it in Markdown, or remove it and keep its text; to show the character <, write \\<';
}

/** Nodes whose children are inline. In other nodes, HTML is a block. */
const FLOW_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Reports wrong HTML in an article, each kind once. Elements must end in the node in which they start. */
export function checkArticleHtml(document: Document, tree: Root): Problem[] {
  const found = new Map<string, Problem>();
  /** `before` is the text of the node before the problem. */
  const report = (
    node: Pick<HTML, 'position'>,
    before: string,
    message: string,
    remedy: string,
    kind = message,
  ) => {
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
          const quoted = html.length > MAX_QUOTED ? `${html.slice(0, MAX_QUOTED)}...` : html;
          const message = `has the HTML ${quoted}, which articles must not contain`;
          report(node, before, message, remedyFor(html), name || html);
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
    if (unclosed)
      report(
        unclosed.node,
        unclosed.before,
        `has <${unclosed.name}> without </${unclosed.name}>`,
        BLOCK_ELEMENTS.includes(unclosed.name)
          ? `write </${unclosed.name}> on a separate line, between empty lines`
          : `write </${unclosed.name}> in the same paragraph`,
      );
  }

  visit(tree, (node) => {
    if ('children' in node) checkChildren(node as Parent);
  });
  return [...found.values()];
}
