import { CONTRAST, contrast } from '../contrast';
import { brand as brandDocument } from '../documents/brand';
import { type Palette, palette } from '../palette';
import type { Document } from './document';
import type { FileProblem } from './problem';

type Role = keyof Palette;

interface Pair {
  /** The colour that has to stand out, and the one that it stands on or beside. */
  role: Role;
  on: Role;
  least: number;
}

const text = (role: Role, ...grounds: Role[]): Pair[] =>
  grounds.map((on) => ({ role, on, least: CONTRAST.text }));

/** The pairs that the website shows. */
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
 * Reports pairs of colours in `content/brand.json` that nobody could read, those included that follow from others
 * (docs/behaviour.md, "Content check"). Values that are no colours are reported by `checkShape`.
 */
export function checkBrand(documents: readonly Document[]): FileProblem[] {
  const document = documents.find(({ file }) => file === 'brand.json');
  const brand = brandDocument.safeParse(document?.parsed.data);
  if (!document || !brand.success) return [];
  const colors = palette(brand.data.colors);
  return PAIRS.map((pair) => ({ ...pair, reached: contrast(colors[pair.role], colors[pair.on]) }))
    .filter(({ reached, least }) => reached < least)
    .map(({ role, on, least, reached }) => ({
      file: document.file,
      line: document.parsed.lineOf(['colors', role]),
      field: `colors.${role}`,
      message: `${colors[role]} is hard to read beside "${on}" (${colors[on]}): their contrast is ${rounded(reached)} : 1`,
      remedy: `make one of them darker or lighter, until it is ${least} : 1`,
    }));
}
