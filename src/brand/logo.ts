/** Provides the logo of `content/brand.json` for pictures that the build creates. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { spellings } from '../content/read/contentFiles';
import { brandPalette } from './colors';
import { brandContent } from './siteContent';

interface Mark {
  svg: Buffer;
  /** The background colour to draw it on, as `#rrggbb`. */
  ground: string;
}

function read(reference: string): Buffer {
  const files = spellings(reference).map((name) => path.resolve('content', name));
  return readFileSync(files.find(existsSync) ?? reference);
}

/** Returns the icon for browser tabs, as SVG. It needs no background colour, because it includes one. */
export const tabIcon = (): Buffer => read(brandContent().symbol ?? brandContent().logo);

/** Returns the logo for dark areas. Without a logo for dark backgrounds, returns the logo with a light background. */
export function logoOnDark(): Mark {
  const { logo, logoOnDark: forDark } = brandContent();
  return forDark
    ? { svg: read(forDark), ground: brandPalette().primary }
    : { svg: read(logo), ground: brandPalette().surface };
}

/** Returns the icon for home screens. The device cuts it to the shape of its other icons. */
export function homeIcon(): Mark {
  const { symbol } = brandContent();
  return symbol ? { svg: read(symbol), ground: brandPalette().surface } : logoOnDark();
}

/** Renders an SVG to the largest PNG that fits into a box. Sizes are in pixels. */
export async function draw(svg: Buffer, box: { width: number; height: number }) {
  const picture = sharp(svg)
    .resize({ ...box, fit: 'inside' })
    .png();
  const { data: png, info } = await picture.toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}
