import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { readPicture } from '../../content/readPicture';
import { encodePicture } from './encodePicture';
import type { FileNode, OriginalResolver } from './resolverContext';

type Arguments = { formats?: readonly string[]; quality?: number };
type Resolve = OriginalResolver<Node, Arguments, IGatsbyImageData | undefined>;

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

/**
 * `ImageSharp.gatsbyImageData`, with two changes:
 *
 * - If a query includes AVIF, this resolver encodes the AVIF files with less effort (`encodePicture.ts`).
 *   gatsby-plugin-sharp encodes the other formats. For AVIF, only the arguments `formats` and `quality` have an effect.
 *   In development, gatsby-plugin-sharp encodes all formats on demand.
 * - A picture that is transparent has no `backgroundColor`, because its dominant colour would be visible behind it.
 */
export const imageDataResolver: { resolve: Resolve } = {
  resolve: async (image, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: image.parent }) as FileNode | null;
    if (!file) return info.originalResolver(image, args, context, info);
    const addsAvif = process.env.NODE_ENV !== 'development' && args.formats?.includes('avif');
    const formats = addsAvif ? args.formats?.filter((format) => format !== 'avif') : args.formats;
    const data = await info.originalResolver(image, { ...args, ...(formats && { formats }) }, context, info);
    if (!data) return data;
    const { isTransparent } = await readPicture(file.absolutePath);
    const { backgroundColor, ...others } = data;
    const shown = isTransparent ? others : data;
    return addsAvif ? withAvif(shown, file, args.quality) : shown;
  },
};
