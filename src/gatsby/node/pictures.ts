/** Publishes picture files, encodes pictures in other sizes and formats, and puts them into articles. */
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import sharp from 'sharp';
import { isDrawing } from '../../content/model/pictures';
import { readPicture } from '../../content/read/readPicture';
import { splitFigures } from '../../lib/figures';
import { encodedPicture, KEPT_PICTURES, QUALITY } from '../../lib/generatedFiles';
import { documentOf, type ResolverContext, resolver } from './documents';
import { type FileNode, findFile } from './files';

/** Copies a file to `public` and returns its URL. Some web servers decode spaces in names differently. */
function publishFile({ absolutePath, base, internal }: FileNode): string {
  const url = `/static/${internal.contentDigest}/${base.replace(/[^\w.-]+/g, '-')}`;
  const target = path.join('public', url);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(absolutePath, target);
  return url;
}

export const fileResolvers = {
  ratio: resolver(async ({ absolutePath }: FileNode) => {
    const { size } = await readPicture(absolutePath);
    return size && size.width / size.height;
  }),
  /** Replaces the resolver of gatsby-source-filesystem, which does not encode the file name. */
  publicURL: resolver(publishFile),
};

/**
 * The effort of sharp's encoders. gatsby-plugin-sharp does not set it. Its default for AVIF, 4, takes about four times
 * as long as 3 and saves about 4 % of the bytes (docs/performance.md, "Pictures").
 */
const EFFORT = { avif: 3, webp: 4 } as const;

type Format = keyof typeof EFFORT;
type Size = { width: number; height: number };

/** The pictures that this process has started to create. Several queries may need the same one. */
const pictures = new Map<string, Promise<void>>();

/**
 * Creates a picture of `public`, unless it is there or the last build had it. Writes a temporary file first and renames
 * it, because other processes may write the same file.
 * @param url path of the picture; differs if the contents differ
 */
export function createPicture(url: string, write: (file: string) => Promise<unknown>): Promise<void> {
  const create = async () => {
    const target = path.join('public', url);
    if (existsSync(target)) return;
    const kept = path.join(KEPT_PICTURES, url);
    const temporary = `${target}.${process.pid}`;
    mkdirSync(path.dirname(target), { recursive: true });
    if (existsSync(kept)) copyFileSync(kept, temporary);
    else await write(temporary);
    renameSync(temporary, target);
  };
  const picture = pictures.get(url) ?? create();
  pictures.set(url, picture);
  return picture;
}

/** Encodes a picture file to `public`. Returns its URL. */
export async function encodePicture(
  { absolutePath, internal }: FileNode,
  size: Size,
  format: Format,
): Promise<string> {
  const url = encodedPicture(internal.contentDigest, size, format);
  await createPicture(url, (file) => {
    // Without parameters, `rotate` makes photographs of phones upright.
    const picture = sharp(absolutePath).rotate().resize(size);
    return picture[format]({ quality: QUALITY, effort: EFFORT[format] }).toFile(file);
  });
  return url;
}

/** Adds AVIF files. They have the same sizes as the files of the other formats. */
async function withAvif(data: IGatsbyImageData, file: FileNode): Promise<IGatsbyImageData> {
  const { srcSet, sizes = '' } = data.images.fallback ?? {};
  if (!srcSet) return data;
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const candidates = widths.map(async (width) => {
    const size = { width, height: Math.round((width * data.height) / data.width) };
    return `${await encodePicture(file, size, 'avif')} ${width}w`;
  });
  const source = { type: 'image/avif', srcSet: (await Promise.all(candidates)).join(',\n'), sizes };
  return { ...data, images: { ...data.images, sources: [source, ...(data.images.sources ?? [])] } };
}

/**
 * `ImageSharp.gatsbyImageData`. In a build, all pictures are WebP and AVIF. This resolver encodes the AVIF files, with
 * less effort. A picture that is transparent has no `backgroundColor`, because its dominant colour would be visible
 * behind it.
 */
export const imageDataResolver = resolver(async (image: Node, context, args: object, info) => {
  const file = context.nodeModel.getNodeById({ id: image.parent }) as FileNode;
  const isBuild = process.env.NODE_ENV !== 'development';
  const formats = isBuild && { formats: ['webp'] };
  const data = (await info.originalResolver(image, { ...args, ...formats }, context, info)) as
    | IGatsbyImageData
    | undefined;
  if (!data) return data;
  const { isTransparent } = await readPicture(file.absolutePath);
  const { backgroundColor, ...rest } = data;
  const shown = isTransparent ? rest : data;
  return isBuild ? withAvif(shown, file) : shown;
});

/** Widths of the files in pixels. Pictures are at most as wide as a line of text. */
const WIDTHS = [380, 760, 1280];
const LINE_WIDTH = 640;
const SIZES = `(min-width: 768px) ${LINE_WIDTH}px, 92vw`;

async function publishDrawing(file: FileNode): Promise<Record<string, string>> {
  const { size } = await readPicture(file.absolutePath);
  if (!size) return {};
  const width = Math.min(size.width, LINE_WIDTH);
  return {
    src: publishFile(file),
    width: `${width}`,
    height: `${Math.round((width * size.height) / size.width)}`,
  };
}

async function publishPicture(file: FileNode): Promise<Record<string, string>> {
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

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts each figure and its unit in an element, as `ui/withFigures.ts` does. */
function markFigures(text: string) {
  const marked = splitFigures(text).map((part, index) =>
    index % 2 === 0 ? escapeText(part) : `<span class="is-figure">${escapeText(part)}</span>`,
  );
  return parseFragment(marked.join('')).childNodes;
}

async function publishPicturesAndMarkFigures(
  parent: DefaultTreeAdapterTypes.ParentNode,
  document: string,
  context: ResolverContext,
): Promise<void> {
  for (const node of parent.childNodes) {
    if ('childNodes' in node) await publishPicturesAndMarkFigures(node, document, context);
    if (!('tagName' in node) || node.tagName !== 'img') continue;
    const src = node.attrs.find(({ name }) => name === 'src')?.value ?? '';
    const file = await findFile(document, src, context);
    if (!file) continue;
    const published = await (isDrawing(file.absolutePath) ? publishDrawing : publishPicture)(file);
    const attributes = { ...published, loading: 'lazy', decoding: 'async' };
    const others = node.attrs.filter(({ name }) => !(name in attributes));
    node.attrs = [...others, ...Object.entries(attributes).map(([name, value]) => ({ name, value }))];
  }
  parent.childNodes = parent.childNodes.flatMap((node) =>
    node.nodeName === '#text' && 'value' in node ? markFigures(node.value) : [node],
  );
}

/**
 * `MarkdownRemark.html`: keeps figures and their units on one line, and publishes the pictures in the text of an
 * article. gatsby-remark-images would squeeze photographs of phones, and supports neither drawings nor encoded or
 * upper-case file names.
 */
export const articleHtmlResolver = resolver(async (article: Node, context, args: object, info) => {
  const html = (await info.originalResolver(article, args, context, info)) as string | null;
  const document = documentOf(article, context);
  if (!document || !html) return html;
  const fragment = parseFragment(html);
  await publishPicturesAndMarkFigures(fragment, document.fields.file, context);
  return serialize(fragment);
});
