import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconNames } from '../content-model/icons';
import { ICON_SPRITE } from '../routes';

// Gatsby bundles this file, so that its own `require` finds no packages by a computed name.
const projectRequire = createRequire(path.resolve('package.json'));

const source = (name: string): string => projectRequire.resolve(`@tabler/icons/outline/${name}.svg`);

function symbol(name: string): string {
  const svg = readFileSync(source(name), 'utf8');
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.indexOf('</svg>'));
  const visible = shapes
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/, '')
    .replace(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${visible}</symbol>`;
}

/** The icons that content and components may name, as one SVG of symbols. */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;

/** Writes the sprite where the pages look for it. `publicDir` is the folder that is served. */
export function writeIconSprite(publicDir: string): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, ICON_SPRITE), iconSprite());
}
