import type { Definition, Heading, Image, ImageReference, Link, LinkReference, Text } from 'mdast';
import mdastToString from 'mdast-util-to-string';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import visit from 'unist-util-visit';
import type { Parsed } from './parse';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export interface ArticlePart {
  /** `headline` is a heading of level 1. */
  kind: 'headline' | 'link' | 'picture' | 'text';
  /** The text, or the URL of the link or picture. */
  value: string;
  line: number;
}

type Source = Heading | Link | Image | LinkReference | ImageReference | Text;

/** Finds the headlines, links, pictures and texts of an article, in document order. */
export function articleParts(body: NonNullable<Parsed['body']>): ArticlePart[] {
  const tree = parser.parse(body.text);
  const urls = new Map<string, string>();
  // If a reference has several definitions, Markdown uses the first one.
  visit(tree, 'definition', ({ identifier, url }: Definition) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const parts: ArticlePart[] = [];
  const types = ['heading', 'link', 'image', 'linkReference', 'imageReference', 'text'];
  visit(tree, types, (node: Source) => {
    const line = body.line + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'heading') {
      if (node.depth === 1) parts.push({ kind: 'headline', value: mdastToString(node), line });
      return;
    }
    if (node.type === 'text') {
      parts.push({ kind: 'text', value: node.value, line });
      return;
    }
    const value = 'url' in node ? node.url : urls.get(node.identifier);
    if (value !== undefined)
      parts.push({ kind: node.type.startsWith('image') ? 'picture' : 'link', value, line });
  });
  return parts;
}
