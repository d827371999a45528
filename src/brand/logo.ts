/** The logo of `content/brand.json`, for pictures that the build draws. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import brandDocument from '../../content/brand.json';
import type { Brand } from '../content-model/documents/brand';
import { brandPalette } from './colors';

const brand: Omit<Brand, 'sample'> = brandDocument;

/** Whether the company's name is part of the logo. */
export const logoHasName = brand.logoHasName ?? false;

/** An SVG of the brand, and the colour that it stands on. */
export interface Mark {
  svg: Buffer;
  /** As `#rrggbb`. */
  ground: string;
}

const read = (file: string): Buffer => readFileSync(path.resolve('content', file));

/** The sign in the tab of a browser, which has a ground of its own. */
export const tabIcon = (): Buffer => read(brand.symbol ?? brand.logo);

/** The logo in dark surroundings: on their colour if it is made for that, otherwise on a light one. */
export const logoOnDark = (): Mark =>
  brand.logoOnDark
    ? { svg: read(brand.logoOnDark), ground: brandPalette.primary }
    : { svg: read(brand.logo), ground: brandPalette.surface };

/** The sign on the home screen of a device, which gives it the shape of its other signs. */
export const homeIcon = (): Mark =>
  brand.symbol ? { svg: read(brand.symbol), ground: brandPalette.surface } : logoOnDark();

/** Draws an SVG as a PNG, as large as fits into a box of this size in pixels. */
export async function draw(svg: Buffer, box: { width: number; height: number }) {
  const picture = sharp(svg)
    .resize({ ...box, fit: 'inside' })
    .png();
  const { data: png, info } = await picture.toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}
