/** What drawn pictures take from the house: its colours, its mark, its lettering. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import { MARK_SIZE, type MarkShape, markCompass, markDisc } from './mark';

// Gatsby bundles its node APIs, so that their own `require` finds no packages by a computed name.
const projectRequire = createRequire(path.resolve('package.json'));

/**
 * A colour of the design, such as `ink`, as it stands in `src/styles/_tokens.scss`.
 * @throws if no colour has that name
 */
export function color(name: string): string {
  const styles = readFileSync(path.resolve('src', 'styles', '_tokens.scss'), 'utf8');
  const value = styles.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'i'))?.[1];
  if (!value) throw new Error(`src/styles/_tokens.scss has no colour named "${name}"`);
  return value;
}

const draw = ({ d, color: name, turn = 0 }: MarkShape): string =>
  `<path d="${d}" fill="${color(name)}" transform="rotate(${turn} 16 16)"/>`;
const svg = (viewBox: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

/** The brand mark on its disc, as SVG. */
export const roundMark = (): string =>
  svg(`0 0 ${MARK_SIZE} ${MARK_SIZE}`, [markDisc, ...markCompass].map(draw).join(''));

/**
 * The brand mark on a ground without edges, as SVG, for icons that systems cut to their own shape.
 * The compass keeps to the circle of 80% that every shape leaves (W3C Manifest: "Icon masks and safe zone").
 */
export function squareMark(): string {
  const margin = 3;
  const size = MARK_SIZE + 2 * margin;
  const ground = `<rect x="-${margin}" y="-${margin}" width="${size}" height="${size}" fill="${color(markDisc.color)}"/>`;
  return svg(`-${margin} -${margin} ${size} ${size}`, ground + markCompass.map(draw).join(''));
}

/** The weight of headings; satori needs static fonts, the pages have the variable one. */
const WEIGHT = 600;

const fonts = ['latin', 'latin-ext', 'vietnamese'].map((subset) => ({
  name: subset,
  weight: WEIGHT as 600,
  data: readFileSync(
    projectRequire.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-${WEIGHT}-normal.woff`),
  ),
}));

/**
 * Lays out elements with the house's lettering, all letters drawn as paths, so that no font need be installed.
 * @param size in pixels
 * @returns an SVG of that size
 */
export const layOut = (element: ReactNode, size: { width: number; height: number }): Promise<string> =>
  satori(element, { ...size, fonts });
