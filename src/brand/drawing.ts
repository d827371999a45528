/** What generated pictures share: the colours of the design, the brand mark, and text set in the brand's font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import { brandPalette } from './colors';
import { MARK_SIZE, type MarkShape, markCompass, markDisc } from './mark';

// Gatsby bundles its node APIs, where `require.resolve` with a computed name does not work.
const projectRequire = createRequire(path.resolve('package.json'));

const draw = ({ d, color: name, turn = 0 }: MarkShape): string =>
  `<path d="${d}" fill="${brandPalette[name]}" transform="rotate(${turn} 16 16)"/>`;
const svg = (viewBox: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

/** The brand mark on its disc. Returns SVG. */
export const roundMark = (): string =>
  svg(`0 0 ${MARK_SIZE} ${MARK_SIZE}`, [markDisc, ...markCompass].map(draw).join(''));

/**
 * The brand mark on a square background, for icons that the operating system masks. The compass stays within the safe
 * zone, a circle of 80% of the width (W3C Web App Manifest, "Icon masks and safe zone"). Returns SVG.
 */
export function squareMark(): string {
  const margin = 3;
  const size = MARK_SIZE + 2 * margin;
  const background = `<rect x="-${margin}" y="-${margin}" width="${size}" height="${size}" fill="${brandPalette[markDisc.color]}"/>`;
  return svg(`-${margin} -${margin} ${size} ${size}`, background + markCompass.map(draw).join(''));
}

/** The weight of headings. Satori cannot read the variable font of the pages, so this is a static one. */
const WEIGHT = 600;

const fonts = ['latin', 'latin-ext', 'vietnamese'].map((subset) => ({
  name: subset,
  weight: WEIGHT as 600,
  data: readFileSync(
    projectRequire.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-${WEIGHT}-normal.woff`),
  ),
}));

/**
 * Lays out React elements with satori. Letters become paths, so the result needs no installed font.
 * @param size in pixels
 * @returns SVG of that size
 */
export const layOut = (element: ReactNode, size: { width: number; height: number }): Promise<string> =>
  satori(element, { ...size, fonts });
