import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { isDrawing } from '../../content/pictures';
import { readPicture } from '../../content/readPicture';
import { drawingSize } from '../../content/viewBox';
import { splitFigures } from '../../lib/splitFigures';
import { findFile, sourceFileOf } from './contentFile';
import { encodePicture, publishFile } from './pictures';
import type { FileNode, OriginalResolver } from './resolverContext';

type Attributes = Record<string, string>;

/** Widths of the files in pixels. Pictures are at most as wide as a line of text. */
const WIDTHS = [380, 760, 1280];
const LINE_WIDTH = 640;
const SIZES = `(min-width: 768px) ${LINE_WIDTH}px, 92vw`;

/** Publishes a drawing. Returns the attributes of its element. */
function publishDrawing(file: FileNode): Attributes {
  const { width, height } = drawingSize(readFileSync(file.absolutePath, 'utf8'));
  const shown = Math.min(width, LINE_WIDTH);
  return {
    src: publishFile(file),
    width: `${Math.round(shown)}`,
    height: `${Math.round((shown * height) / width)}`,
  };
}

/** Encodes a picture in several sizes. Returns the attributes of its element. */
async function publishPicture(file: FileNode): Promise<Attributes> {
  const { size } = await readPicture(file.absolutePath);
  if (!size) return {};
  const heightOf = (width: number) => Math.round((width * size.height) / size.width);
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, size.width)))];
  const urls = await Promise.all(
    widths.map((width) => encodePicture(file, { width, height: heightOf(width) }, 'webp')),
  );
  const shown = Math.min(LINE_WIDTH, size.width);
  return {
    src: urls[1] ?? urls[0] ?? '',
    srcset: urls.map((url, index) => `${url} ${widths[index]}w`).join(', '),
    sizes: SIZES,
    width: `${shown}`,
    height: `${heightOf(shown)}`,
  };
}

const imagesIn = (parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
  parent.childNodes.flatMap((node) =>
    'tagName' in node ? [...(node.tagName === 'img' ? [node] : []), ...imagesIn(node)] : [],
  );

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts each figure and its unit in an element, as `ui/withFigures.ts` does. */
function markFigures(parent: DefaultTreeAdapterTypes.ParentNode): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if ('childNodes' in node) markFigures(node);
    if (!('value' in node)) return [node];
    const parts = splitFigures(node.value).map(escapeText);
    if (parts.length === 1) return [node];
    const marked = parts.map((part, index) =>
      index % 2 === 0 ? part : `<span class="is-figure">${part}</span>`,
    );
    return parseFragment(marked.join('')).childNodes;
  });
}

/**
 * `MarkdownRemark.html`: keeps figures and their units on one line, and publishes the pictures in the text of an article.
 * gatsby-remark-images would squeeze photographs of phones, and supports neither drawings nor encoded or upper-case file
 * names.
 */
export const articleHtmlResolver: { resolve: OriginalResolver<Node, object, string | null> } = {
  resolve: async (article, args, context, info) => {
    const html = await info.originalResolver(article, args, context, info);
    const source = sourceFileOf(article, context);
    if (!source || !html) return html;
    const fragment = parseFragment(html);
    markFigures(fragment);
    for (const image of imagesIn(fragment)) {
      const src = image.attrs.find(({ name }) => name === 'src')?.value ?? '';
      const file = await findFile(path.dirname(source.absolutePath), src, context);
      if (!file) continue;
      const published = isDrawing(file.absolutePath) ? publishDrawing(file) : await publishPicture(file);
      const attributes = { ...published, loading: 'lazy', decoding: 'async' };
      const others = image.attrs.filter(({ name }) => !(name in attributes));
      image.attrs = [...others, ...Object.entries(attributes).map(([name, value]) => ({ name, value }))];
    }
    return serialize(fragment);
  },
};
