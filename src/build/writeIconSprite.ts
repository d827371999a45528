import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_SPRITE } from '../lib/generatedFiles';
import { iconNames } from '../lib/icons';
import { packageFile } from '../lib/packageFile';

/**
 * Returns an icon as a `<symbol>` with a single path, which renders faster than several paths. Each joined path starts
 * with an absolute `M`, because a relative `m` would start at the end of the previous path.
 */
function symbol(name: string): string {
  const file = packageFile(`@tabler/icons/outline/${name}.svg`);
  const lines = readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"/g);
  const drawing = [...lines].map(([, line = '']) => line.replace(/^m/, 'M')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`;
}

/**
 * Returns an SVG with the icons of `iconNames` as symbols. With `display="none"`, the browser skips the layout of the
 * sprite, which is never visible.
 */
const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" display="none">${iconNames.map(symbol).join('')}</svg>`;

export const writeIconSprite = (publicDir: string): void =>
  writeFileSync(path.join(publicDir, ICON_SPRITE), iconSprite());
