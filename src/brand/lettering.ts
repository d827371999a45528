/** Renders text in the brand font, for pictures that the build creates. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';

// Gatsby bundles its node APIs, and `require.resolve` does not support computed names in a bundle.
const projectRequire = createRequire(path.resolve('package.json'));

/** The font weight of headings. Satori does not support the variable font of the pages, so load static font files. */
const WEIGHT = 600;

const fontFile = (family: string, subset: string) =>
  `@fontsource/${family}/files/${family}-${subset}-${WEIGHT}-normal.woff`;

/** Satori draws each character with the first font that has it. `NOT_ON_CARDS` depends on these fonts. */
export const fonts = [
  fontFile('anek-latin', 'latin'),
  fontFile('anek-latin', 'latin-ext'),
  fontFile('anek-latin', 'vietnamese'),
  fontFile('anek-devanagari', 'devanagari'),
  fontFile('readex-pro', 'arabic'),
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
].map((file) => ({
  name: file,
  weight: WEIGHT as 600,
  data: readFileSync(projectRequire.resolve(file)),
}));

/**
 * Renders React elements to SVG with satori. Satori converts text to paths, so the SVG needs no installed font.
 * @param size in pixels
 */
export const layOut = (element: ReactNode, size: { width: number; height: number }): Promise<string> =>
  satori(element, { ...size, fonts });
