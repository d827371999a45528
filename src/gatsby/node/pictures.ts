import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { FAIL_ON, readPicture } from '../../content-model/read/readPicture';
import {
  encodedPicture,
  LARGE_QUALITY,
  LARGE_THUMBNAIL,
  PICTURE_FOLDER,
  QUALITY,
  THUMBNAIL,
} from '../../lib/generatedFiles';
import { resolver } from './findDocuments';

/** Copies a file to `public` and returns its URL. Some web servers decode spaces in names differently. */
export function publishFile({ absolutePath, base, internal }: FileSystemNode): string {
  const url = `${PICTURE_FOLDER}/${internal.contentDigest}/${base.replace(/[^\w.-]+/g, '-')}`;
  const target = path.join('public', url);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(absolutePath, target);
  return url;
}

export const fileResolvers = {
  ratio: resolver(async ({ absolutePath }: FileSystemNode) => {
    const { size } = await readPicture(absolutePath);
    return size && size.width / size.height;
  }),
  /** Replaces the resolver of gatsby-source-filesystem, which does not encode the file name. */
  publicURL: resolver(publishFile),
};

/**
 * The default effort for AVIF, 4, takes four times as long as 3 and saves 4 % of the bytes (docs/performance.md). Large
 * pictures have 2, which takes two thirds of the time.
 */
const OPTIONS = { avif: { effort: 3 }, webp: {}, jpg: { mozjpeg: true } };

type Format = keyof typeof OPTIONS;

/** The pictures that this process is creating. Several queries may need the same one. */
const pictures = new Map<string, Promise<void>>();

/**
 * Creates a picture of `public`, or copies it from the last build (`tools/gatsby.ts`). Renames a temporary file,
 * because other processes may write the same one.
 */
async function createPicture(url: string, write: (file: string) => Promise<unknown>): Promise<void> {
  const target = path.join('public', url);
  if (existsSync(target)) return;
  const kept = path.join(process.env.LAST_BUILD ?? 'public', url);
  const temporary = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  if (existsSync(kept)) copyFileSync(kept, temporary);
  else await write(temporary);
  renameSync(temporary, target);
}

/** Encodes a picture, cropped in the middle. Returns its URL, without the path prefix. */
export async function encodePicture(
  { absolutePath, internal }: FileSystemNode,
  size: { width: number; height: number },
  format: Format,
  quality: number = QUALITY[format],
): Promise<string> {
  const url = encodedPicture(internal.contentDigest, size, format, quality);
  const write = (file: string) => {
    // Without parameters, `rotate` makes photographs of phones upright.
    const picture = sharp(absolutePath, { failOn: FAIL_ON }).rotate().resize(size);
    if (format === 'jpg') picture.flatten({ background: 'white' });
    return picture
      .toFormat(format, { quality, ...OPTIONS[format], ...(quality === LARGE_QUALITY && { effort: 2 }) })
      .toFile(file);
  };
  const picture = pictures.get(url) ?? createPicture(url, write).finally(() => pictures.delete(url));
  pictures.set(url, picture);
  await picture;
  return url;
}

/** A line in an article is less than a pixel high when it is made smaller. */
export const heightOf = (width: number, ratio: number): number => Math.max(1, Math.round(width / ratio));

export async function encodeWidths(
  file: FileSystemNode,
  widths: readonly number[],
  ratio: number,
  format: Format,
  quality?: number,
): Promise<string> {
  const candidates = widths.map(async (width) => {
    const url = await encodePicture(file, { width, height: heightOf(width, ratio) }, format, quality);
    return `${url} ${width}w`;
  });
  return (await Promise.all(candidates)).join(', ');
}

export const encodeThumbnails = (file: FileSystemNode) =>
  Promise.all(
    [THUMBNAIL, LARGE_THUMBNAIL].flatMap(({ avif, webp }) => [
      encodeWidths(file, avif, 1, 'avif'),
      encodeWidths(file, [webp], 1, 'webp'),
    ]),
  );

/** Windows from this width load larger pictures, with `LARGE_QUALITY`. */
const LARGE_WINDOW = '(min-width: 768px)';

/** The largest widths there, of pictures as wide as half of the page or as the window. Smaller ones have none. */
const LARGEST = { half: 1440, full: 2400 } as const;

/** Returns the widths of a picture for large windows. The last one is that of the file, if it is smaller. */
function largeWidths(widths: readonly number[], fileWidth: number): number[] {
  const last = widths.at(-1) ?? 0;
  if (last < LARGEST.half / 2) return [];
  const largest = Math.min(fileWidth, last < LARGEST.half ? LARGEST.half : LARGEST.full);
  return [...widths.slice(1), ...(largest > last ? [largest] : [])];
}

/**
 * `ImageSharp.gatsbyImageData`. gatsby-plugin-sharp makes the WebP files. A build adds AVIF files of the same sizes, and
 * others for large windows. The dominant colour of a transparent picture would be visible behind it.
 */
export const imageDataResolver = resolver(async (image: Node, args: object, context, info) => {
  const file = context.nodeModel.getNodeById({ id: image.parent }) as FileSystemNode;
  const data = (await info.originalResolver(image, args, context, info)) as IGatsbyImageData | undefined;
  if (!data) return data;
  const { isTransparent, size } = await readPicture(file.absolutePath);
  const shown = { ...data, backgroundColor: isTransparent ? undefined : data.backgroundColor };
  const { srcSet, sizes = '' } = data.images.fallback ?? {};
  if (!srcSet || process.env.NODE_ENV === 'development') return shown;
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const avif = async (ofWidths: readonly number[], quality?: number) => ({
    type: 'image/avif',
    srcSet: await encodeWidths(file, ofWidths, data.width / data.height, 'avif', quality),
    sizes,
  });
  const large = largeWidths(widths, size?.width ?? 0);
  const sources = [
    ...(large.length > 0 ? [{ media: LARGE_WINDOW, ...(await avif(large, LARGE_QUALITY)) }] : []),
    await avif(widths),
    ...(data.images.sources ?? []),
  ];
  return { ...shown, images: { ...data.images, sources } };
});
