/** Checks the HTML in articles: only harmless elements are allowed, and each one ends where it must. */
import type { HTML, Parent, Root } from 'mdast';
import { type Token, Tokenizer } from 'parse5';
import visit from 'unist-util-visit';
import type { Flaw } from './problem';

const VOID_ELEMENTS = ['br', 'wbr'];

/** Elements that must start on a separate line, because they contain paragraphs. */
const BLOCK_ELEMENTS = ['details', 'summary'];

const INLINE_ELEMENTS = 'abbr b br cite del em i ins kbd mark q s small strong sub sup u wbr'.split(' ');

/** The HTML elements and attributes that articles may contain. `content/README.md` lists the elements. */
const ELEMENTS: readonly string[] = [...INLINE_ELEMENTS, ...BLOCK_ELEMENTS];
const ATTRIBUTES: readonly string[] = ['title', 'lang', 'dir', 'open'];

const remedyOf = (elements: string, remedy: string) =>
  elements.split(' ').map((element) => [element, remedy] as const);

/** What to write instead of a forbidden element. */
const remedies = new Map([
  ...remedyOf('iframe object embed video audio', 'write a link to it instead: [our video](https://...)'),
  ...remedyOf(
    'img picture svg',
    'put the picture into content/images and write ![what it shows](../images/name.jpg)',
  ),
  ...remedyOf(
    'form input button select textarea',
    'write a link to the contact form instead: [ask us](/contact)',
  ),
  ...remedyOf('h1 h2 h3 h4 h5 h6', 'write ## before the heading'),
  ...remedyOf('table thead tbody tr th td', 'write the table in Markdown'),
  ...remedyOf('hr', 'write --- on a separate line, between empty lines'),
  ...remedyOf('ul ol li', 'write the list in Markdown: a line with - or 1. for each item'),
  ...remedyOf('p div span', 'remove it and keep its text; an empty line starts a new paragraph'),
  ...remedyOf('code pre', 'write the code between two backticks: `code`'),
  ...remedyOf('blockquote', 'write > before each line of the quotation'),
  ...remedyOf('a', 'write the link in Markdown: [our offices](/contact)'),
  ...remedyOf('script', 'remove it; browsers do not run scripts of articles'),
  ...remedyOf('style', 'remove it; the website sets colours and fonts'),
]);

const forbiddenElement = (name: string): Flaw => [
  `has the HTML element <${name}>, which articles must not contain`,
  remedies.get(name) ?? 'remove it and keep its text; if visitors should see the character <, write \\<',
];

const forbiddenAttribute = (element: string, name: string): Flaw => [
  `has the attribute "${name}" in <${element}>`,
  name === 'style' ? 'remove it; the website sets colours and fonts' : 'remove it',
];

const INCOMPLETE: Flaw = [
  'has HTML that is not complete',
  'compare the brackets, quotes and dashes of its tags and comments; to show the character <, write \\<',
];

const unclosed = (name: string): Flaw => [
  `has <${name}> without </${name}>`,
  BLOCK_ELEMENTS.includes(name)
    ? `write </${name}> on a separate line, between empty lines`
    : `write </${name}> in the same paragraph`,
];

const sectionInside = (name: string): Flaw => [
  `has a heading with ## between <${name}> and </${name}>`,
  'write ### instead, or move the heading',
];

interface Tag {
  name: string;
  /** Line in the article, from 1. */
  line: number;
  isEnd: boolean;
  flaw?: Flaw;
}

function flawOfTag({ tagName, attrs }: Token.TagToken, isInline: boolean): Flaw | undefined {
  if (!ELEMENTS.includes(tagName)) return forbiddenElement(tagName);
  const attribute = attrs.find(({ name }) => !ATTRIBUTES.includes(name));
  if (attribute) return forbiddenAttribute(tagName, attribute.name);
  return isInline && BLOCK_ELEMENTS.includes(tagName)
    ? [`has <${tagName}> inside a paragraph`, 'start it on a separate line, after an empty line']
    : undefined;
}

/** Parse errors of texts such as `R&D;`, which browsers show unchanged. */
const HARMLESS_ERRORS = [
  'unknown-named-character-reference',
  'missing-semicolon-after-character-reference',
  'absence-of-digits-in-numeric-character-reference',
];

/** Returns the tags of an HTML node, and flaws that are not in a tag. Ignores comments. */
function tagsOf({ value, position }: HTML, isInline: boolean): Tag[] {
  const tags: Tag[] = [];
  const firstLine = position?.start.line ?? 1;
  const add = (location: Token.Location | null, tag: Omit<Tag, 'line'>) =>
    tags.push({ ...tag, line: firstLine + (location?.startLine ?? 1) - 1 });
  const onTag = (token: Token.TagToken, isEnd: boolean) =>
    add(token.location, { name: token.tagName, isEnd, flaw: flawOfTag(token, isInline) });
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => onTag(token, false),
      onEndTag: (token) => onTag(token, true),
      onDoctype: (token) => add(token.location, { name: '', isEnd: false, flaw: INCOMPLETE }),
      onParseError: (error) =>
        HARMLESS_ERRORS.includes(error.code) || add(error, { name: '', isEnd: false, flaw: INCOMPLETE }),
      onComment: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(value, true);
  return tags;
}

/** Nodes whose children are inline. In other nodes, HTML is a block. */
const FLOW_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

interface Found {
  flaw: Flaw;
  /** Line in the article, from 1. */
  line: number;
}

/**
 * Checks the HTML among the children of a node. Elements must end in the node in which they start. Reports one flaw for
 * each piece of HTML, and only the first element that does not end correctly, because it causes others.
 */
function checkChildren({ type, children }: Parent): Found[] {
  const isInline = !FLOW_PARENTS.includes(type);
  const open: Tag[] = [];
  const forbidden = new Set<string>();
  const found: Found[] = [];
  for (const child of children) {
    const [outer] = open;
    if (outer && child.type === 'heading' && child.depth === 2)
      found.push({ flaw: sectionInside(outer.name), line: child.position?.start.line ?? outer.line });
    if (child.type !== 'html') continue;
    const flawed: Tag[] = [];
    for (const tag of tagsOf(child, isInline)) {
      const { name, line, isEnd, flaw } = tag;
      if (flaw && !(isEnd && forbidden.has(name))) flawed.push(tag);
      if (!ELEMENTS.includes(name)) forbidden.add(name);
      else if (!isEnd && !VOID_ELEMENTS.includes(name)) open.push(tag);
      else if (isEnd && open.pop()?.name !== name)
        return [
          ...found,
          { flaw: [`has </${name}> where no <${name}> is open`, 'remove it, or move it'], line },
        ];
    }
    found.push(...flawed.slice(0, 1).flatMap(({ flaw, line }) => (flaw ? [{ flaw, line }] : [])));
    // A block may stay open only if paragraphs can follow in it.
    const last = open.at(-1);
    if (!isInline && last && last.name !== 'details')
      return [...found, { flaw: unclosed(last.name), line: last.line }];
  }
  const [first] = open;
  return first ? [...found, { flaw: unclosed(first.name), line: first.line }] : found;
}

/** Returns the flaws of the HTML in an article. */
export function checkArticleHtml(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, (node) => {
    if ('children' in node) found.push(...checkChildren(node as Parent));
  });
  return found;
}
