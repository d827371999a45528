import { rmSync } from 'node:fs';
import path from 'node:path';

/** What a build of Gatsby leaves in the output folder for itself: lists of webpack's files, and a library not in use. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes from the output folder what no visitor needs; the next build writes it again. */
export function removeLeftovers(publicDir: string): void {
  for (const leftover of LEFTOVERS) rmSync(path.join(publicDir, leftover), { recursive: true, force: true });
}
