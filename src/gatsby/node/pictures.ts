/** Publishes picture files, and encodes pictures in other sizes and formats. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { readPicture } from '../../content/readPicture';
import { drawingSize } from '../../content/viewBox';
import { DEFAULT_QUALITY, encodedPicture } from '../../lib/generatedFiles';
import { pathPrefix } from '../../routes';
import { type FileNode, type OriginalResolver, resolver } from './resolverContext';

/**
 * Copies a file to `public`. Replaces characters in its name that some web servers decode differently, such as spaces.
 * @returns the URL of the copy, with the path prefix
 */
export function publishFile({ absolutePath, base, internal }: FileNode): string {
  const url = `/static/${internal.contentDigest}/${base.replace(/[^\w.-]+/g, '-')}`;
  const target = path.join('public', url);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(absolutePath, target);
  return `${pathPrefix()}${url}`;
}

export const fileResolvers = {
  /** Width divided by height of a drawing. */
  ratio: resolver(({ absolutePath }: FileNode) => {
    const { width, height } = drawingSize(readFileSync(absolutePath, 'utf8'));
    return width / height;
  }, 'Float!'),
  /** Replaces the resolver of gatsby-source-filesystem, which does not encode the file name. */
  publicURL: resolver(publishFile),
};

/**
 * The effort of sharp's encoders. That of AVIF is from 0 to 9. gatsby-plugin-sharp does not set it, so sharp would use
 * its default of 4. Compared to 3, that takes about four times as long and saves about 4 % of the bytes
 * (docs/performance.md, "Pictures").
 */
const EFFORT = { avif: 3, webp: 4 } as const;

type Format = keyof typeof EFFORT;
type Size = { width: number; height: number };

/** Writes a temporary file first and renames it, because other processes may write the same file. */
async function write(source: string, target: string, size: Size, format: Format, quality: number) {
  if (existsSync(target)) return;
  const temporary = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  // Without parameters, `rotate` makes photographs of phones upright.
  const picture = sharp(source).rotate().resize(size);
  await picture[format]({ quality, effort: EFFORT[format] }).toFile(temporary);
  renameSync(temporary, target);
}

/** The files that this process has started to write. Several queries may need the same file. */
const written = new Map<string, Promise<void>>();

/** Encodes a picture file to `public`, unless it is there. Returns its URL, with the path prefix. */
export async function encodePicture(
  file: FileNode,
  size: Size,
  format: Format,
  quality: number = DEFAULT_QUALITY,
): Promise<string> {
  const url = encodedPicture(file.internal.contentDigest, size, format, quality);
  const target = path.join('public', url);
  const writing = written.get(target) ?? write(file.absolutePath, target, size, format, quality);
  written.set(target, writing);
  await writing;
  return `${pathPrefix()}${url}`;
}

/** Adds AVIF files. They have the same sizes as the files of the other formats. */
async function withAvif(data: IGatsbyImageData, file: FileNode, quality?: number): Promise<IGatsbyImageData> {
  const { srcSet, sizes = '' } = data.images.fallback ?? {};
  if (!srcSet) return data;
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const candidates = widths.map(async (width) => {
    const size = { width, height: Math.round((width * data.height) / data.width) };
    return `${await encodePicture(file, size, 'avif', quality)} ${width}w`;
  });
  const source = { type: 'image/avif', srcSet: (await Promise.all(candidates)).join(',\n'), sizes };
  return { ...data, images: { ...data.images, sources: [source, ...(data.images.sources ?? [])] } };
}

type Arguments = { formats?: readonly string[]; quality?: number };

/**
 * `ImageSharp.gatsbyImageData`, with two changes:
 *
 * - If a query includes AVIF, this resolver encodes the AVIF files with less effort. gatsby-plugin-sharp encodes the
 *   other formats. For AVIF, only the arguments `formats` and `quality` have an effect. In development,
 *   gatsby-plugin-sharp encodes all formats on demand.
 * - A picture that is transparent has no `backgroundColor`, because its dominant colour would be visible behind it.
 */
export const imageDataResolver: { resolve: OriginalResolver<Node, Arguments, IGatsbyImageData | undefined> } =
  {
    resolve: async (image, args, context, info) => {
      const file = context.nodeModel.getNodeById({ id: image.parent }) as FileNode | null;
      if (!file) return info.originalResolver(image, args, context, info);
      const addsAvif = process.env.NODE_ENV !== 'development' && args.formats?.includes('avif');
      const formats = addsAvif ? args.formats?.filter((format) => format !== 'avif') : args.formats;
      const data = await info.originalResolver(
        image,
        { ...args, ...(formats && { formats }) },
        context,
        info,
      );
      if (!data) return data;
      const { isTransparent } = await readPicture(file.absolutePath);
      const { backgroundColor, ...others } = data;
      const shown = isTransparent ? others : data;
      return addsAvif ? withAvif(shown, file, args.quality) : shown;
    },
  };
