import type { Parent, Root } from 'mdast';
import visit from 'unist-util-visit';
import { type Document, placeInArticle } from '../read/document';
import { type Place, type Problem, problem } from '../read/problem';

/** The HTML elements that articles may contain. `content/README.md` lists them. */
const ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'mark', 'small', 'sub', 'summary', 'sup'];

/** An allowed tag: `<sub>`, `</sub>`, `<br />`, `<abbr title="Free on board">`, `<details open>`. */
const TAG = /^<(\/?)([a-z]+)(?: title="[^"<>]*"| open)?\s*\/?>$/;
const HTML = /<[^>]*>?/g;

const REMEDY = 'write it in Markdown, as a link or as a picture; to show the character <, write \\<';

/** Reports wrong HTML in an article. Elements must end in the node in which they start, such as a paragraph. */
export function checkArticleHtml(document: Document, tree: Root): Problem[] {
  const found: Problem[] = [];
  visit(tree, (parent) => {
    const open: { name: string; place: Place }[] = [];
    for (const node of 'children' in parent ? (parent as Parent).children : []) {
      if (node.type !== 'html') continue;
      for (const { index, 0: html } of node.value.matchAll(HTML)) {
        const { line, ...place } = placeInArticle(document, node);
        const at = { ...place, line: line + node.value.slice(0, index).split('\n').length - 1 };
        const [, slash, name = ''] = TAG.exec(html) ?? [];
        // The first wrong tag causes others.
        if (!ELEMENTS.includes(name)) {
          const message = `has the HTML ${html.slice(0, 40)}, which articles must not contain`;
          return void found.push(problem(at, message, REMEDY));
        }
        if (slash && open.pop()?.name !== name) {
          const message = `has </${name}> where no <${name}> is open`;
          return void found.push(problem(at, message, 'remove it, or move it'));
        }
        if (!slash && name !== 'br') open.push({ name, place: at });
      }
    }
    for (const { name, place } of open) {
      const remedy = name === 'details' ? 'on a separate line, between empty lines' : 'in the same paragraph';
      found.push(problem(place, `has <${name}> without </${name}>`, `write </${name}> ${remedy}`));
    }
  });
  return found;
}
