import { rmSync } from 'node:fs';
import path from 'node:path';
import { DEVELOP_MARK } from '../generatedFiles';

/** Gatsby's lists of webpack files, its copy of an unused library, and the marker file of the development server. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown', DEVELOP_MARK];

/** Removes files that visitors do not need from the output folder. The next build writes them again. */
export function removeLeftovers(publicDir: string): void {
  for (const leftover of LEFTOVERS) rmSync(path.join(publicDir, leftover), { recursive: true, force: true });
}
