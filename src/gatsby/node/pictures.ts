/** Publishes picture files, and encodes pictures in other sizes and formats. */
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { readPicture } from '../../content/read/readPicture';
import {
  encodedPicture,
  LARGE_THUMBNAIL,
  PICTURE_FOLDER,
  QUALITY,
  SHARE_CARD,
  THUMBNAIL,
} from '../../lib/generatedFiles';
import { resolver } from './documents';

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
 * The effort of sharp's encoders. gatsby-plugin-sharp does not set it. Its default for AVIF, 4, takes about four times
 * as long as 3 and saves about 4 % of the bytes (docs/performance.md, "Pictures").
 */
const EFFORT = { avif: 3, webp: 4 } as const;

/** The quality of share cards. WhatsApp does not show pictures of more than 300 KB. */
const CARD_QUALITY = 75;

type Format = keyof typeof EFFORT;
type Size = { width: number; height: number };

/** The pictures that this process has started to create. Several queries may need the same one. */
const pictures = new Map<string, Promise<void>>();

/**
 * Creates a picture of `public`, or copies it from the last build (`LAST_BUILD` of `tools/gatsby.ts`). Writes a temporary
 * file first and renames it, because other processes may write the same file.
 * @param url path of the picture; differs if the contents differ
 */
function createPicture(url: string, write: (file: string) => Promise<unknown>): Promise<void> {
  const create = async () => {
    const target = path.join('public', url);
    if (existsSync(target)) return;
    const kept = path.join(process.env.LAST_BUILD ?? 'public', url);
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
  { absolutePath, internal }: FileSystemNode,
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

/** Encodes the squares of a picture file that `ui/Thumbnail` shows. */
export const encodeThumbnails = (file: FileSystemNode) =>
  Promise.all(
    [THUMBNAIL, LARGE_THUMBNAIL].flatMap(({ avif, webp }) => [
      ...avif.map((side) => encodePicture(file, { width: side, height: side }, 'avif')),
      encodePicture(file, { width: webp, height: webp }, 'webp'),
    ]),
  );

/** Crops a picture file to the size of a share card. Returns its URL, without the path prefix. */
export async function cropToCard({ absolutePath, internal }: FileSystemNode): Promise<string> {
  const url = `${PICTURE_FOLDER}/${internal.contentDigest}/card-q${CARD_QUALITY}.jpg`;
  await createPicture(url, (file) =>
    sharp(absolutePath)
      .rotate()
      .flatten({ background: 'white' })
      .resize(SHARE_CARD)
      .jpeg({ quality: CARD_QUALITY, mozjpeg: true })
      .toFile(file),
  );
  return url;
}

/** Adds AVIF files. They have the same sizes as the files of the other formats. */
async function withAvif(data: IGatsbyImageData, file: FileSystemNode): Promise<IGatsbyImageData> {
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
  const file = context.nodeModel.getNodeById({ id: image.parent }) as FileSystemNode;
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
