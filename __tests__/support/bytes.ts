import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressed, isCompressed } from '../../tools/audit/budgets';
import { publicDir } from './builtPages';

const sizes = new Map<string, number>();

/** Returns the bytes that a host sends for a path of the site. */
function sizeOf(address: string): number {
  const asked = decodeURI(address);
  const file = path.join(publicDir, path.extname(asked) ? asked : `${asked}/index.html`);
  const contents = readFileSync(file);
  const size = sizes.get(address) ?? (isCompressed(file) ? compressed(contents) : contents).length;
  sizes.set(address, size);
  return size;
}

/** Returns the total bytes that a host sends for paths of the site. */
export const bytesOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + sizeOf(address), 0);
