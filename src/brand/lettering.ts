/** Sets text in the brand's font, for pictures that the build draws. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';

// Gatsby bundles its node APIs, where `require.resolve` with a computed name does not work.
const projectRequire = createRequire(path.resolve('package.json'));

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
