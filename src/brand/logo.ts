/** The logo of `content/brand.json`, for pictures that the build draws. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brandContent } from '../site-data/siteContent';
import { brandPalette } from './colors';

/** Whether the name of the company is part of the logo. */
export const logoHasName = (): boolean => brandContent().logoHasName ?? false;

/** An SVG of the brand, and the colour of its background. */
export interface Mark {
  svg: Buffer;
  /** As `#rrggbb`. */
  ground: string;
}

const read = (file: string): Buffer => readFileSync(path.resolve('content', file));

/** The icon of a browser tab; it has a background of its own. */
export const tabIcon = (): Buffer => read(brandContent().symbol ?? brandContent().logo);

/** The logo for dark areas: on their colour if it is made for that, otherwise on a light one. */
export function logoOnDark(): Mark {
  const { logo, logoOnDark: forDark } = brandContent();
  return forDark
    ? { svg: read(forDark), ground: brandPalette().primary }
    : { svg: read(logo), ground: brandPalette().surface };
}

/** The icon on the home screen of a device, which gives it the shape of its other icons. */
export function homeIcon(): Mark {
  const { symbol } = brandContent();
  return symbol ? { svg: read(symbol), ground: brandPalette().surface } : logoOnDark();
}

/** Draws an SVG as a PNG, as large as fits into a box of this size in pixels. */
export async function draw(svg: Buffer, box: { width: number; height: number }) {
  const picture = sharp(svg)
    .resize({ ...box, fit: 'inside' })
    .png();
  const { data: png, info } = await picture.toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}
