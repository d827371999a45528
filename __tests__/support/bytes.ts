import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressed, isCompressed } from '../../tools/audit/budgets';
import { publicDir } from './builtPages';

/** Returns the bytes that a host sends for a path of the site. */
function sizeOf(address: string): number {
  const asked = decodeURI(address);
  const file = path.join(publicDir, path.extname(asked) ? asked : `${asked}/index.html`);
  const contents = readFileSync(file);
  return (isCompressed(file) ? compressed(contents) : contents).length;
}

const sizes = new Map<string, number>();

/** Returns the total bytes that a host sends for paths of the site. */
export const bytesOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => {
    const size = sizes.get(address) ?? sizeOf(address);
    sizes.set(address, size);
    return sum + size;
  }, 0);
