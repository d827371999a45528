import type { List, Parent, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { type Document, placeInArticle } from '../read/document';
import { type Place, type Problem, positionAt, problem } from '../read/problem';

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

/** The signs that visitors see if the parser leaves them in a text, with what to write. */
const SIGNS: readonly [sign: RegExp, remedy: string][] = [
  [/^[ \u00A0>]*#[#\p{L}\s]/mu, 'write ## and an ordinary space before a heading'],
  [
    /^[ \u00A0>]*(?:[•‣▪●○◦]|(?:[-+]|\*(?!.*\*))[\p{L}\s]|\d{1,3}[.)][\p{L}\u00A0])/mu,
    'begin each line of a list with - or 1. and an ordinary space',
  ],
  [/^[ >]*\||\|.*\n.*\|/m, 'write | --- | --- | below the first row of a table, with as many cells'],
  [/\*\*|~~|(?<!_)__(?!_)/, 'write **words** without spaces inside, and with a space around'],
  [/(?<![\p{L}\p{N}*])\*(?=\p{L})/u, 'write *words* without spaces inside, and with a space around'],
  [/\[[^[\]]*\](?:\(| \((?=[/#]|https?:|mailto:|tel:))/, 'write [text](</path>), without a space between'],
  [/`/, 'remove it'],
];

const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/**
 * Reports Markdown whose effect is not what its author meant: signs that visitors see as text, code, lists that do not
 * begin with 1, and headings that the line below makes (docs/behaviour.md, "Content check").
 */
export function checkArticleSigns(document: Document, tree: Root): Problem[] {
  const source = document.parsed.body?.text ?? '';
  const start = placeInArticle(document, {});
  const found: Problem[] = [];
  const report = (offset: number, effect: string, remedy: string) => {
    const line = start.line + positionAt(source, offset).line - 1;
    const message = `visitors see "${source.slice(offset).trim().split(/\r?\n/, 1)[0]?.slice(0, 40)}" as ${effect}`;
    found.push(problem({ ...start, line }, message, remedy, 'warning'));
  };
  visit(tree as Node, (node) => {
    const { children = [], position, start: first } = node as Parent & List;
    const offset = position?.start.offset ?? 0;
    if (node.type === 'code') report(offset, 'code', 'remove the spaces or signs before it');
    if (node.type === 'list' && (first ?? 1) !== 1)
      report(offset, 'an item of a list', `write ${first}\\. in a text, or begin the list with 1.`);
    if (node.type === 'heading' && source[offset] !== '#')
      report(offset, 'a heading, because of the line below', 'put an empty line between them');
    if (!children.some(({ type }) => type === 'text')) return;
    // As long as the source, so that offsets are the same. Only a paragraph can begin a heading, a list or a table.
    const before = node.type === 'paragraph' ? '' : 'x';
    const texts = children.map((child) => {
      const text = source.slice(child.position?.start.offset, child.position?.end.offset);
      return child.type === 'text' ? text.replace(ESCAPED, 'xx') : text.replace(/[^\n]/g, 'x');
    });
    const text = before + texts.join('');
    const [sign, remedy = ''] = SIGNS.find(([each]) => each.test(text)) ?? [];
    const textOffset = (children[0]?.position?.start.offset ?? 0) - before.length;
    if (sign) report(textOffset + text.search(sign), 'text', `${remedy}; \\ before a sign shows it`);
  });
  return found;
}
