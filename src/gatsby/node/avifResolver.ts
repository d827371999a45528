import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { pathPrefix } from '../../routes';

/**
 * How hard the encoder tries, from 0 to 9. gatsby-plugin-sharp has no option for it and uses 4, which takes four to
 * eight times as long as 3 and saves 2 to 4 % of the bytes (docs/performance.md, "Pictures").
 */
const EFFORT = 3;

/** As gatsby-plugin-sharp has it for all formats. */
const QUALITY = 50;

type Arguments = { formats?: readonly string[]; quality?: number };
interface Context {
  nodeModel: { getNodeById: (args: { id: string | null }) => Node | null };
}
type Resolve = (
  image: Node,
  args: Arguments,
  context: Context,
  info: { originalResolver: Resolve },
) => Promise<IGatsbyImageData | undefined>;

type Size = { width: number; height: number };

/** Writes an AVIF of a picture, cut to a size, unless it is there. Another process may be writing the same file. */
async function encode(source: string, target: string, size: Size, quality: number): Promise<void> {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp(source).rotate().resize(size).avif({ quality, effort: EFFORT }).toFile(unfinished);
  renameSync(unfinished, target);
}

/** What this process is encoding or has encoded: several queries ask for the same file. */
const encoded = new Map<string, Promise<void>>();

/**
 * `ImageSharp.gatsbyImageData`: where AVIF is among the formats of a query, encodes it here with less effort, in the
 * sizes in which gatsby-plugin-sharp makes the other formats. In development that plugin makes all of them on demand.
 */
export const avifResolver: { resolve: Resolve } = {
  resolve: async (image, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: image.parent });
    const isOurs = process.env.NODE_ENV !== 'development' && args.formats?.includes('avif');
    if (!isOurs || !file) return info.originalResolver(image, args, context, info);
    const formats = args.formats?.filter((format) => format !== 'avif');
    const data = await info.originalResolver(image, { ...args, formats }, context, info);
    const { srcSet, sizes } = data?.images.fallback ?? {};
    if (!data || !srcSet) return data;
    const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const candidates = widths.map(async (width) => {
      const size = { width, height: Math.round((width * data.height) / data.width) };
      const quality = args.quality ?? QUALITY;
      const address = `/static/${file.internal.contentDigest}/${size.width}x${size.height}q${quality}.avif`;
      const target = path.join('public', address);
      if (!encoded.has(target)) encoded.set(target, encode(String(file.absolutePath), target, size, quality));
      await encoded.get(target);
      return `${pathPrefix()}${address} ${width}w`;
    });
    const source = {
      type: 'image/avif',
      srcSet: (await Promise.all(candidates)).join(',\n'),
      sizes: sizes ?? '',
    };
    return { ...data, images: { ...data.images, sources: [source, ...(data.images.sources ?? [])] } };
  },
};
