import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { pathPrefix } from '../../routes';
import type { ResolverContext } from './resolverContext';

/**
 * The effort of sharp's AVIF encoder, from 0 to 9. gatsby-plugin-sharp does not set it, so sharp would use its default
 * of 4. Compared to 3, that takes about four times as long and saves about 4 % of the bytes (docs/performance.md,
 * "Pictures").
 */
const EFFORT = 3;

/** The default quality of gatsby-plugin-sharp for AVIF. */
const QUALITY = 50;

type Arguments = { formats?: readonly string[]; quality?: number };
type Resolve = (
  image: Node,
  args: Arguments,
  context: ResolverContext,
  info: { originalResolver: Resolve },
) => Promise<IGatsbyImageData | undefined>;

type Size = { width: number; height: number };

/**
 * Encodes `source` to `target`, unless `target` exists. Writes a temporary file first and renames it, because other
 * processes may write the same file.
 */
async function encode(source: string, target: string, size: Size, quality: number): Promise<void> {
  if (existsSync(target)) return;
  const temporary = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp(source).rotate().resize(size).avif({ quality, effort: EFFORT }).toFile(temporary);
  renameSync(temporary, target);
}

/** The encodings that this process has started, by file. Several queries may need the same file. */
const encodings = new Map<string, Promise<void>>();

/**
 * `ImageSharp.gatsbyImageData`: if a query includes AVIF, encodes the AVIF files with less effort. They have the same
 * sizes as the other formats, which gatsby-plugin-sharp encodes. For AVIF, only the arguments `formats` and `quality`
 * have an effect. In development, gatsby-plugin-sharp encodes all formats on demand.
 */
export const avifResolver: { resolve: Resolve } = {
  resolve: async (image, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: image.parent });
    const hasAvif = process.env.NODE_ENV !== 'development' && args.formats?.includes('avif');
    if (!hasAvif || !file) return info.originalResolver(image, args, context, info);
    const formats = args.formats?.filter((format) => format !== 'avif');
    const data = await info.originalResolver(image, { ...args, formats }, context, info);
    const { srcSet, sizes } = data?.images.fallback ?? {};
    if (!data || !srcSet) return data;
    const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const candidates = widths.map(async (width) => {
      const size = { width, height: Math.round((width * data.height) / data.width) };
      const quality = args.quality ?? QUALITY;
      const url = `/static/${file.internal.contentDigest}/${size.width}x${size.height}q${quality}.avif`;
      const target = path.join('public', url);
      if (!encodings.has(target))
        encodings.set(target, encode(String(file.absolutePath), target, size, quality));
      await encodings.get(target);
      return `${pathPrefix()}${url} ${width}w`;
    });
    const source = {
      type: 'image/avif',
      srcSet: (await Promise.all(candidates)).join(',\n'),
      sizes: sizes ?? '',
    };
    return { ...data, images: { ...data.images, sources: [source, ...(data.images.sources ?? [])] } };
  },
};
