import { CONTRAST, contrast } from '../contrast';
import { valueAt } from '../schema';
import type { Document } from './document';
import type { FileProblem } from './problem';

interface Pair {
  /** The colour that has to stand out, and the one that it stands on or beside. */
  color: string;
  on: string;
  least: number;
}

const text = (color: string, ...grounds: string[]): Pair[] =>
  grounds.map((on) => ({ color, on, least: CONTRAST.text }));

/** The pairs that the website shows. Those of a colour that is left out are readable: it follows from the others. */
const PAIRS: readonly Pair[] = [
  ...text('text', 'background', 'surface', 'band', 'accent'),
  ...text('link', 'background', 'surface'),
  ...text('textMuted', 'background', 'surface'),
  ...text('accentStrong', 'background', 'surface'),
  ...text('positive', 'background'),
  ...text('danger', 'background', 'surface'),
  ...text('background', 'primary'),
  ...text('onPrimary', 'primary', 'primaryLight'),
  { color: 'accent', on: 'primary', least: CONTRAST.control },
];

const rounded = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Reports pairs of colours in `content/brand.json` that nobody could read (docs/behaviour.md, "Content check"). */
export function checkBrand(documents: readonly Document[]): FileProblem[] {
  const brand = documents.find(({ file }) => file === 'brand.json');
  if (!brand) return [];
  const colorOf = (name: string): string | undefined => {
    const color = valueAt(brand.parsed.data, ['colors', name]);
    return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
  };
  return PAIRS.flatMap(({ color: name, on, least }): FileProblem[] => {
    const [color, ground] = [colorOf(name), colorOf(on)];
    if (!color || !ground) return [];
    const reached = contrast(color, ground);
    if (reached >= least) return [];
    return [
      {
        file: brand.file,
        line: brand.parsed.lineOf(['colors', name]),
        field: `colors.${name}`,
        message: `${color} is hard to read beside "${on}" (${ground}): their contrast is ${rounded(reached)} : 1`,
        remedy: `make one of them darker or lighter, until it is ${least} : 1`,
      },
    ];
  });
}
