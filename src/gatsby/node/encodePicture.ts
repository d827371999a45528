import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_QUALITY, encodedPicture } from '../../lib/generatedFiles';
import { pathPrefix } from '../../routes';
import type { FileNode } from './resolverContext';

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
