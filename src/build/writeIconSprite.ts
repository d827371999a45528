import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_SPRITE } from '../lib/generatedFiles';
import { iconNames } from '../lib/icons';

/**
 * A single path renders faster than several. Each joined path starts with an absolute `M`, because a relative `m` would
 * start at the end of the previous path.
 */
function symbol(name: string): string {
  const file = `node_modules/@tabler/icons/icons/outline/${name}.svg`;
  const lines = readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"/g);
  const drawing = [...lines].map(([, line = '']) => line.replace(/^m/, 'M')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`;
}

/** With `display="none"`, the browser skips the layout of the sprite. */
export function writeIconSprite(publicDir: string): void {
  const symbols = iconNames.map(symbol).join('');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols}</svg>`;
  writeFileSync(path.join(publicDir, ICON_SPRITE), sprite);
}
