import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { isDrawing } from '../../content-model/pictures';
import { readPicture } from '../../content-model/readPicture';
import { drawingSize } from '../../content-model/viewBox';
import { findFile, sourceFileOf } from './contentFile';
import { encodePicture } from './encodePicture';
import { publishFile } from './publishFile';
import type { FileNode, OriginalResolver } from './resolverContext';

type Attributes = Record<string, string>;

/** Widths of the files in pixels. Pictures are at most as wide as a line of text. */
const WIDTHS = [380, 760, 1140];
const LINE_WIDTH = 562;
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

/**
 * `MarkdownRemark.html`: publishes the pictures in the text of an article. gatsby-remark-images would squeeze photographs
 * of phones, and supports neither drawings nor encoded or upper-case file names.
 */
export const articleHtmlResolver: { resolve: OriginalResolver<Node, object, string | null> } = {
  resolve: async (article, args, context, info) => {
    const html = await info.originalResolver(article, args, context, info);
    const source = sourceFileOf(article, context);
    if (!source || !html?.includes('<img')) return html;
    const fragment = parseFragment(html);
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
