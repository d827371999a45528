import type {
  Definition,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  Parent,
  Root,
  Text,
} from 'mdast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import visit from 'unist-util-visit';
import addStructure from '../../../plugins/gatsby-remark-article';
import plainText from '../../../plugins/gatsby-remark-article/plainText.js';
import type { Parsed } from './parse';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

type Body = NonNullable<Parsed['body']>;

/** Returns a function that calls `read` only once for each article. */
function cached<Result>(read: (body: Body) => Result): (body: Body) => Result {
  const results = new WeakMap<Body, Result>();
  return (body) => {
    const result = results.get(body) ?? read(body);
    results.set(body, result);
    return result;
  };
}

/** Returns the syntax tree of an article. Do not modify it, because it is cached. */
export const articleTree = cached(({ text }) => parser.parse(text) as Root);

/** Returns the ids of the sections of an article, as the build sets them. */
export const sectionIds = cached(({ text }): string[] => {
  const tree = parser.parse(text);
  addStructure({ markdownAST: tree });
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }) => {
    const { id } = (data?.hProperties ?? {}) as { id?: string };
    if (id) ids.push(id);
  });
  return ids;
});

export interface ArticlePart {
  /**
   * `headline` is a heading of level 1, `innerHeading` a section heading inside another block, `sectionLink` a link to a
   * section of the same article. A `plainLink` is a URL without a scheme, such as `www.example.com`. Markdown renders a `pictureAsText` and a `linkAsText` as text, for example because their
   * URL contains a space.
   */
  kind:
    | 'headline'
    | 'emptyHeading'
    | 'innerHeading'
    | 'link'
    | 'plainLink'
    | 'sectionLink'
    | 'linkAsText'
    | 'linkWithoutText'
    | 'picture'
    | 'pictureAsText'
    | 'pictureWithoutText'
    | 'text';
  /** The text of the heading, text or code, or the URL of the link or picture. A `linkAsText` has its Markdown. */
  value: string;
  line: number;
}

type Source = Heading | Link | Image | LinkReference | ImageReference | Text | InlineCode;

const SECTION_LEVEL = 2;

const isPicture = (node: Source): node is Image | ImageReference => node.type.startsWith('image');

function headingKinds(heading: Heading, isTopLevel: boolean): ArticlePart['kind'][] {
  if (plainText(heading).trim() === '') return ['emptyHeading'];
  if (heading.depth === 1) return ['headline'];
  return heading.depth === SECTION_LEVEL && !isTopLevel ? ['innerHeading'] : [];
}

function linkKinds(node: Link | LinkReference, url: string, source: string): ArticlePart['kind'][] {
  const text = plainText(node);
  const isPlain = url === `http://${text}` && source.startsWith(text, node.position?.start.offset);
  return [
    url.startsWith('#') ? 'sectionLink' : isPlain ? 'plainLink' : 'link',
    ...(text.trim() === '' ? (['linkWithoutText'] as const) : []),
  ];
}

/** Blocks that contain text, but no other blocks. */
const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Inline nodes whose brackets visitors do not see. */
const PARSED_INLINES = [
  'link',
  'linkReference',
  'image',
  'imageReference',
  'inlineCode',
  'html',
  'footnoteReference',
];

const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/** The path ends at the first closing bracket after an extension, also if the path itself contains brackets. */
const PICTURE = /!\[[^[\]]*\]\((.+?\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]))(?:\s+["'].*?["'])?\s*\)/gi;

/** `[text](/path)` or `[text] (/path)`. */
const LINK =
  /!?\[(?!\^)[^[\]]*\p{L}[^[\]]*\]\s?\(\s*(?:[/#]|\.\.?\/|https?:|mailto:|tel:)(?:[^()\n]|\([^()\n]*\))*\)/gu;

/** `[text][name]`. Square brackets alone and after a letter, such as `a[i][j]`, are normal text. */
const REFERENCE = /(?<![\p{L}\p{N}])!?\[(?!\^)[^[\]]*\p{L}[^[\]]*\]\[(?!\^)[^[\]]*\]/gu;

/** Replaces characters so that a search does not find them. Keeps offsets and line breaks. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, '_');

/** Finds Markdown of pictures and links that the parser has not recognized, in the source of a block. */
function renderedAsText(
  block: Parent,
  source: string,
): { kind: ArticlePart['kind']; value: string; lines: number }[] {
  const offsetsOf = ({ position }: Pick<Parent, 'position'>) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;
  const [start, end] = offsetsOf(block);
  const written = source.slice(start, end);
  let searched = written;
  visit(block, PARSED_INLINES, (inline) => {
    const [from, to] = offsetsOf(inline).map((offset) => offset - start);
    const text = searched.slice(from, to);
    // The parser makes a link of a plain URL, also in `[our list](https://a.example/our list.pdf)`.
    if (inline.type === 'link' && !/^[[<]/.test(text)) return;
    searched = searched.slice(0, from) + blank(text) + searched.slice(to);
  });
  searched = searched.replace(ESCAPED, blank);
  const found = (kind: ArticlePart['kind'], { index, 0: match }: RegExpExecArray) => ({
    kind,
    value: written.slice(index, index + match.length).replace(/\s*\n[\s>]*/g, ' '),
    lines: written.slice(0, index).split('\n').length - 1,
  });
  const pictures = [...searched.matchAll(PICTURE)].map((match) => ({
    ...found('pictureAsText', match),
    value: written
      .slice(match.index)
      .slice(match[0].indexOf('](') + 2)
      .slice(0, match[1]?.length),
  }));
  const withoutPictures = searched.replace(PICTURE, blank);
  const links = [LINK, REFERENCE].flatMap((pattern) =>
    [...withoutPictures.matchAll(pattern)].map((match) => found('linkAsText', match)),
  );
  return [...pictures, ...links];
}

/** Finds the headings with mistakes, the links, pictures and texts of an article. */
export const articleParts = cached((body): ArticlePart[] => {
  const tree = articleTree(body);
  const urls = new Map<string, string>();
  // If a reference has several definitions, Markdown uses the first one.
  visit(tree, 'definition', ({ identifier, url }: Definition) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const parts: ArticlePart[] = [];
  const types = ['heading', 'link', 'image', 'linkReference', 'imageReference', 'text', 'inlineCode'];
  visit(tree, types, (node: Source, _, parent) => {
    const line = body.line + (node.position?.start.line ?? 1) - 1;
    const add = (value: string, ...kinds: ArticlePart['kind'][]) =>
      parts.push(...kinds.map((kind) => ({ kind, value, line })));
    if (node.type === 'heading') add(plainText(node), ...headingKinds(node, parent === tree));
    else if ('value' in node) add(node.value, 'text');
    else {
      const url = 'url' in node ? node.url : urls.get(node.identifier);
      if (url === undefined) return;
      if (isPicture(node))
        add(url, 'picture', ...(node.alt?.trim() ? [] : (['pictureWithoutText'] as const)));
      else add(url, ...linkKinds(node, url, body.text));
    }
  });
  visit(tree, TEXT_BLOCKS, (block: Parent) => {
    const line = body.line + (block.position?.start.line ?? 1) - 1;
    for (const { lines, ...part } of renderedAsText(block, body.text))
      parts.push({ ...part, line: line + lines });
  });
  return parts;
});
