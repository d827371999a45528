import { rmSync } from 'node:fs';
import path from 'node:path';
import { DEVELOP_MARK } from '../generatedFiles';

/** Lists of webpack files and an unused library, which Gatsby writes, and the mark of the development server. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown', DEVELOP_MARK];

/** Removes files that no visitor needs from the output folder. The next build writes them again. */
export function removeLeftovers(publicDir: string): void {
  for (const leftover of LEFTOVERS) rmSync(path.join(publicDir, leftover), { recursive: true, force: true });
}
