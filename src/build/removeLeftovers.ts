import { rmSync } from 'node:fs';
import path from 'node:path';

/** Files that Gatsby's build leaves in the output folder: lists of webpack's files, and an unused library. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes files that no visitor needs from the output folder. The next build writes them again. */
export function removeLeftovers(publicDir: string): void {
  for (const leftover of LEFTOVERS) rmSync(path.join(publicDir, leftover), { recursive: true, force: true });
}
