/** The syntax tree of an article. Only the check of the article keeps it, because trees need much memory. */
import type { Root } from 'mdast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import type { Document } from '../read/document';
import type { Place } from '../read/problem';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export const parseArticle = (markdown: string): Root => parser.parse(markdown) as Root;

export const placeInArticle = ({ file, parsed }: Document, { position }: Pick<Node, 'position'>): Place => ({
  file,
  line: (parsed.body?.line ?? 1) + (position?.start.line ?? 1) - 1,
  field: 'article',
});
