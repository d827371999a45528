import { CONTRAST, contrast } from '../../lib/contrast';
import { brand as brandDocument } from '../documents/brand';
import { type Palette, palette } from '../palette';
import { type Content, problemAt } from './document';
import type { Problem } from './problem';

type Role = keyof Palette;

interface Pair {
  role: Role;
  /** The colour behind or next to it. */
  on: Role;
  least: number;
}

const text = (role: Role, ...grounds: Role[]): Pair[] =>
  grounds.map((on) => ({ role, on, least: CONTRAST.text }));

const PAIRS: readonly Pair[] = [
  ...text('text', 'background', 'surface', 'band', 'accent'),
  ...(['link', 'textMuted', 'accentStrong', 'positive', 'danger'] as const).flatMap((role) =>
    text(role, 'background', 'surface', 'band'),
  ),
  ...text('background', 'primary'),
  ...text('onPrimary', 'primary', 'primaryLight'),
  { role: 'accent', on: 'primary', least: CONTRAST.control },
];

const rounded = (ratio: number): number => Math.floor(ratio * 10) / 10;

/**
 * Reports combinations of brand colours with too little contrast, including derived colours (docs/behaviour.md,
 * "Content check"). Skips an invalid `content/brand.json`, because `checkShape` reports its problems.
 */
export function checkBrand({ documents }: Content): Problem[] {
  const document = documents.find(({ file }) => file === 'brand.json');
  const { data } = brandDocument.safeParse(document?.parsed.data);
  if (!document || !data) return [];
  const colors = palette(data.colors);
  return PAIRS.flatMap(({ role, on, least }) => {
    const reached = contrast(colors[role], colors[on]);
    if (reached >= least) return [];
    return problemAt(
      document,
      ['colors', role],
      `${colors[role]} has too little contrast with "${on}" (${colors[on]}): ${rounded(reached)} : 1`,
      `make one of them darker or lighter until it is ${least} : 1`,
    );
  });
}
