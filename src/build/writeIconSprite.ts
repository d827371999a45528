import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconNames } from '../content-model/icons';
import { ICON_SPRITE } from '../generatedFiles';

// Gatsby bundles this file, so that its own `require` finds no packages by a computed name.
const projectRequire = createRequire(path.resolve('package.json'));

const source = (name: string): string => projectRequire.resolve(`@tabler/icons/outline/${name}.svg`);

/** The lines of an icon as one path, which a browser draws sooner than four; each begins where it did alone. */
function symbol(name: string): string {
  const lines = readFileSync(source(name), 'utf8').matchAll(/<path d="([^"]+)"/g);
  const drawing = [...lines].map(([, line = '']) => line.replace(/^m/, 'M')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`;
}

/**
 * The icons that content and components may name, as one SVG of symbols. It is never shown itself, and says so, which
 * spares the browser its layout.
 */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" display="none">${iconNames.map(symbol).join('')}</svg>`;

/** Writes the sprite where the pages look for it. `publicDir` is the folder that is served. */
export function writeIconSprite(publicDir: string): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, ICON_SPRITE), iconSprite());
}
