/** Puts pictures into the HTML of articles, and wraps figures in their texts. */
import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { parseFragment, serialize } from 'parse5';
import { isDrawing } from '../../content-model/model/pictures';
import { readPicture } from '../../content-model/read/readPicture';
import { splitFigures } from '../../lib/figures';
import { elementsIn } from '../../lib/html';
import { directionOf } from '../../lib/localText';
import { documentOf, findFile, resolver } from './findDocuments';
import { encodeWidths, heightOf, publishFile } from './pictures';

/** Widths of the files in pixels, first that of `src`. Pictures are at most as wide as a line of text. */
const WIDTHS = [760, 380, 1280];
const LINE_WIDTH = 640;
const SIZES = `(min-width: 768px) ${LINE_WIDTH}px, 92vw`;

async function publishPicture(file: FileSystemNode): Promise<Record<string, string>> {
  const { size } = await readPicture(file.absolutePath);
  if (!size) return {};
  const ratio = size.width / size.height;
  const width = Math.min(LINE_WIDTH, size.width);
  const shown = { width: `${width}`, height: `${heightOf(width, ratio)}` };
  if (isDrawing(file.absolutePath)) return { src: publishFile(file), ...shown };
  const widths = [...new Set(WIDTHS.map((each) => Math.min(each, size.width)))];
  const srcset = await encodeWidths(file, widths, ratio, 'webp');
  const [src = ''] = srcset.split(' ', 1);
  return { src, srcset, sizes: SIZES, ...shown };
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Does the same as `ui/Figures.tsx`. */
function wrapFigures(text: string, language: string) {
  const wrapped = splitFigures(text, directionOf(language)).map((part, index) =>
    index % 2 === 0 ? escapeText(part) : `<bdi class="is-figure">${escapeText(part)}</bdi>`,
  );
  return parseFragment(wrapped.join('')).childNodes;
}

/**
 * `MarkdownRemark.html`. gatsby-remark-images would squeeze photographs of phones, and supports neither drawings nor
 * encoded or upper-case file names.
 */
export const articleHtmlResolver = resolver(async (article: Node, args: object, context, info) => {
  const html = (await info.originalResolver(article, args, context, info)) as string | null;
  const document = documentOf(article, context);
  if (!document || !html) return html;
  const fragment = parseFragment(html);
  const elements = elementsIn(fragment);
  for (const element of elements.filter(({ tagName }) => tagName === 'img')) {
    const src = element.attrs.find(({ name }) => name === 'src')?.value ?? '';
    const file = await findFile(document.file, src, context);
    if (!file) continue;
    const attributes = { ...(await publishPicture(file)), loading: 'lazy', decoding: 'async' };
    const others = element.attrs.filter(({ name }) => !(name in attributes));
    element.attrs = [...others, ...Object.entries(attributes).map(([name, value]) => ({ name, value }))];
  }
  for (const parent of [fragment, ...elements])
    parent.childNodes = parent.childNodes.flatMap((node) =>
      'value' in node ? wrapFigures(node.value, document.language) : [node],
    );
  return serialize(fragment);
});
