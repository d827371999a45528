/** Reads the Markdown of articles: the syntax tree, the ids of the sections, links and pictures. */
import type { Definition, Image, ImageReference, Link, LinkReference, Root } from 'mdast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import addSections from '../remark-article/sections';
import type { Document } from './document';
import type { Place } from './problem';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export const parseArticle = (markdown: string): Root => parser.parse(markdown) as Root;

export function sectionIds(tree: Root): string[] {
  addSections(tree);
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }) => {
    const { id } = (data?.hProperties ?? {}) as { id?: string };
    if (id) ids.push(id);
  });
  return ids;
}

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
