/** Reads the Markdown of articles: the syntax tree, links and pictures. */
import type { Definition, Image, ImageReference, Link, LinkReference, Root } from 'mdast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import type { Document } from './document';
import type { Place } from './problem';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export const parseArticle = (markdown: string): Root => parser.parse(markdown) as Root;

export const placeInArticle = ({ file, parsed }: Document, { position }: Pick<Node, 'position'>): Place => ({
  file,
  line: (parsed.body?.line ?? 1) + (position?.start.line ?? 1) - 1,
  field: 'article',
});

export interface ArticleTarget {
  node: Link | Image | LinkReference | ImageReference;
  url: string;
  place: Place;
}

export function articleTargets(document: Document): ArticleTarget[] {
  const { tree } = document.parsed.body ?? {};
  if (!tree) return [];
  const urls = new Map<string, string>();
  // If a reference has several definitions, Markdown uses the first one.
  visit(tree, 'definition', ({ identifier, url }: Definition) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const found: ArticleTarget[] = [];
  visit(tree, ['link', 'image', 'linkReference', 'imageReference'], (node: ArticleTarget['node']) => {
    const url = 'url' in node ? node.url : urls.get(node.identifier);
    if (url !== undefined) found.push({ node, url, place: placeInArticle(document, node) });
  });
  return found;
}
