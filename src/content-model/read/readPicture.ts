/** Reads picture files as the build does, with sharp. */
import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { isPicture, PICTURE_FORMATS } from '../model/pictures';
import { listContent } from './contentFiles';

/** A picture file. Its extension may be wrong. */
export interface PictureContent {
  /** The format, such as `JPEG` or `HEIC`; undefined if it is unknown. */
  format?: string;
  /** The size in pixels when the picture is upright; undefined if the picture cannot be decoded. */
  size?: { width: number; height: number };
  isTransparent?: boolean;
}

export type Pictures = ReadonlyMap<string, PictureContent>;

/** The first bytes of files in the formats of the site and of phones, as Latin-1 text. */
const SIGNATURES: readonly (readonly [format: string, start: RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftyp.{0,24}avi[fs]/s],
  ['HEIC', /^.{4}ftyp(hei|hev|mif1|msf1)/s],
  ['SVG', /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!doctype svg)/i],
];

/** Which faults of a picture file the build refuses. With `warning`, it would refuse harmless ones of phones. */
export const FAIL_ON = 'error';

/** Decodes a picture. Fails in the same cases as gatsby-plugin-sharp. The size of a drawing has no limit. */
export async function readPicture(file: string): Promise<PictureContent> {
  const bytes = await readFile(file);
  const start = bytes.toString('latin1', 0, 64);
  const format = SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
  if (!format || !(format in PICTURE_FORMATS || format === 'SVG')) return { format };
  try {
    const picture = sharp(bytes, { failOn: FAIL_ON, limitInputPixels: format !== 'SVG' });
    const { width = 0, height = 0, orientation = 1, hasAlpha } = await picture.metadata();
    if (format === 'SVG') return { format, size: { width, height } };
    // Reads all pixels. `stats()` sometimes accepts incomplete pictures.
    const decoded = hasAlpha ? picture.extractChannel('alpha') : picture.resize({ width: 16, height: 16 });
    const values = await decoded.raw().toBuffer();
    const isTransparent = hasAlpha === true && values.some((alpha) => alpha < 255);
    // The orientations from 5 on turn the picture by a quarter.
    const size = orientation < 5 ? { width, height } : { width: height, height: width };
    return { format, size, isTransparent };
  } catch {
    return { format };
  }
}

/** A cache, because the development server checks each save. */
const known = new Map<string, { stamp: string; picture: PictureContent }>();

async function readChanged(file: string): Promise<PictureContent> {
  const { size, mtimeMs } = await stat(file);
  const stamp = `${size} ${mtimeMs}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.picture;
  const picture = await readPicture(file);
  known.set(file, { stamp, picture });
  return picture;
}

/** Reads all pictures, as many at the same time as there are processor cores. */
export async function readPictures(contentDir: string): Promise<Pictures> {
  const files = listContent(contentDir).filter(isPicture);
  const pictures = new Map<string, PictureContent>();
  const readNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      // A file that was deleted meanwhile is no longer listed when the content is checked.
      pictures.set(file, await readChanged(path.join(contentDir, file)).catch(() => ({})));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, readNext));
  return pictures;
}
