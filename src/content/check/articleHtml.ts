/** Checks the HTML in articles: only harmless elements are allowed, and each one ends where it must. */
import type { HTML, Parent, Root } from 'mdast';
import { type Token, Tokenizer } from 'parse5';
import visit from 'unist-util-visit';
import { placeInArticle } from './article';
import type { Document } from './document';
import { type Problem, problem } from './problem';

const VOID_ELEMENTS = ['br', 'wbr'];

/** Elements that must start on a separate line, because they contain paragraphs. */
const BLOCK_ELEMENTS = ['details', 'summary'];

/** The HTML elements and attributes that articles may contain. `content/README.md` lists the elements. */
const ELEMENTS = [
  ...'abbr b br cite del em i ins kbd mark q s small strong sub sup u wbr'.split(' '),
  ...BLOCK_ELEMENTS,
];
const ATTRIBUTES = ['title', 'lang', 'dir', 'open'];

const MEDIA = ['iframe', 'object', 'embed', 'video', 'audio'];
const PICTURES = ['img', 'picture', 'svg'];

function remedyFor(name: string): string {
  if (MEDIA.includes(name)) return 'write a link to it instead: [our video](https://...)';
  if (PICTURES.includes(name))
    return 'put the picture into content/images and write ![what it shows](../images/name.jpg)';
  return 'write it in Markdown, or remove it and keep its text; to show the character <, write \\<';
}

/** A tag, or a part of the HTML that is not complete, which has no name. */
interface Tag {
  name: string;
  isEnd: boolean;
  attributes: readonly string[];
  /** Line in the HTML, from 1. */
  line: number;
}

/** Parse errors of texts such as `R&D;`, which browsers show unchanged. */
const HARMLESS_ERRORS = [
  'unknown-named-character-reference',
  'missing-semicolon-after-character-reference',
  'absence-of-digits-in-numeric-character-reference',
];

/** Returns the tags of an HTML node. Ignores comments. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const onTag = ({ tagName, attrs, location }: Token.TagToken, isEnd: boolean) =>
    tags.push({
      name: tagName,
      isEnd,
      attributes: attrs.map(({ name }) => name),
      line: location?.startLine ?? 1,
    });
  const onIncomplete = (line = 1) => tags.push({ name: '', isEnd: false, attributes: [], line });
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => onTag(token, false),
      onEndTag: (token) => onTag(token, true),
      onDoctype: ({ location }) => onIncomplete(location?.startLine),
      onParseError: ({ code, startLine }) => HARMLESS_ERRORS.includes(code) || onIncomplete(startLine),
      onComment: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

/** Nodes whose children are inline. In other nodes, HTML is a block. */
const FLOW_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Reports wrong HTML in an article, each kind once. Elements must end in the node in which they start. */
export function checkArticleHtml(document: Document, tree: Root): Problem[] {
  const found = new Map<string, Problem>();
  const report = (node: Pick<HTML, 'position'>, line: number, message: string, remedy: string) => {
    const place = placeInArticle(document, node);
    if (!found.has(message))
      found.set(message, problem({ ...place, line: place.line + line - 1 }, message, remedy));
  };

  function checkTag({ name, attributes, line }: Tag, node: HTML, isInline: boolean): void {
    const attribute = attributes.find((each) => !ATTRIBUTES.includes(each));
    if (!name)
      report(
        node,
        line,
        'has HTML that is not complete',
        'compare the brackets, quotes and dashes of its tags and comments; to show the character <, write \\<',
      );
    else if (!ELEMENTS.includes(name))
      report(node, line, `has the HTML element <${name}>, which articles must not contain`, remedyFor(name));
    else if (attribute) report(node, line, `has the attribute "${attribute}" in <${name}>`, 'remove it');
    else if (isInline && BLOCK_ELEMENTS.includes(name))
      report(
        node,
        line,
        `has <${name}> inside a paragraph`,
        'start it on a separate line, after an empty line',
      );
  }

  function checkChildren({ type, children }: Parent): void {
    const isInline = !FLOW_PARENTS.includes(type);
    const open: { name: string; line: number; node: HTML }[] = [];
    const reportUnclosed = ({ name, line, node }: (typeof open)[number]) =>
      report(
        node,
        line,
        `has <${name}> without </${name}>`,
        BLOCK_ELEMENTS.includes(name)
          ? `write </${name}> on a separate line, between empty lines`
          : `write </${name}> in the same paragraph`,
      );
    for (const child of children) {
      if (open[0] && child.type === 'heading' && child.depth === 2)
        report(
          child,
          1,
          `has a heading with ## inside <${open[0].name}>`,
          'write ### instead, or move the heading',
        );
      if (child.type !== 'html') continue;
      for (const tag of tagsOf(child.value)) {
        const { name, isEnd, line } = tag;
        checkTag(tag, child, isInline);
        if (!ELEMENTS.includes(name)) continue;
        if (!isEnd && !VOID_ELEMENTS.includes(name)) open.push({ name, line, node: child });
        // The first wrong end causes others.
        if (isEnd && open.pop()?.name !== name) {
          report(child, line, `has </${name}> where no <${name}> is open`, 'remove it, or move it');
          return;
        }
      }
      // A block may stay open only if paragraphs can follow in it.
      const last = open.at(-1);
      if (!isInline && last && last.name !== 'details') {
        reportUnclosed(last);
        return;
      }
    }
    if (open[0]) reportUnclosed(open[0]);
  }

  visit(tree, (node) => {
    if ('children' in node) checkChildren(node as Parent);
  });
  return [...found.values()];
}
