import type {
  Definition,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
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
   * section of the same article. `pictureAsText` is a picture that Markdown renders as text, because its URL contains a
   * space or a single bracket.
   */
  kind:
    | 'headline'
    | 'emptyHeading'
    | 'innerHeading'
    | 'link'
    | 'sectionLink'
    | 'linkWithoutText'
    | 'picture'
    | 'pictureAsText'
    | 'pictureWithoutText'
    | 'text';
  /** The text of the heading, text or code, or the URL of the link or picture. */
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

const linkKinds = (node: Link | LinkReference, url: string): ArticlePart['kind'][] => [
  url.startsWith('#') ? 'sectionLink' : 'link',
  ...(plainText(node).trim() === '' ? (['linkWithoutText'] as const) : []),
];

/** Finds pictures in a text, with the number of lines before them. */
const picturesIn = (text: string) =>
  [...text.matchAll(/!\[[^\]]*\]\((.+\.\w+)\)/g)].map(({ index, 1: value = '' }) => ({
    value,
    lines: text.slice(0, index).split('\n').length - 1,
  }));

/** Finds the headings with mistakes, the links, pictures and texts of an article, in document order. */
export function articleParts(body: Body): ArticlePart[] {
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
    else if ('value' in node) {
      add(node.value, 'text');
      for (const { value, lines } of node.type === 'text' ? picturesIn(node.value) : [])
        parts.push({ kind: 'pictureAsText', value, line: line + lines });
    } else {
      const url = 'url' in node ? node.url : urls.get(node.identifier);
      if (url === undefined) return;
      if (isPicture(node))
        add(url, 'picture', ...(node.alt?.trim() ? [] : (['pictureWithoutText'] as const)));
      else add(url, ...linkKinds(node, url));
    }
  });
  return parts;
}
