import { brand as brandType } from '../documents/brand';
import { CONTRAST, contrast, type Palette, palette } from '../palette';
import { type Content, documentAt, problemAt } from '../read/document';
import type { Problem } from '../read/problem';

type Role = keyof Palette;

/** Colours, the colours behind or next to them, and the contrast that they need. */
type Rule = readonly [roles: readonly Role[], grounds: readonly Role[], least: number];

const LIGHT: readonly Role[] = ['background', 'surface', 'band'];
const RULES: readonly Rule[] = [
  [['text', 'link', 'textMuted', 'accentStrong', 'danger'], LIGHT, CONTRAST.text],
  [['text'], ['accent'], CONTRAST.text],
  [['onPrimary'], ['primary', 'primaryLight'], CONTRAST.text],
  [['accent'], ['primary'], CONTRAST.text],
  [['primary'], LIGHT, CONTRAST.control],
];

/** Reports combinations of brand colours with too little contrast, including derived colours. */
export function checkBrand({ documents }: Content): Problem[] {
  const document = documentAt(documents, 'brand.json');
  const { data } = brandType.safeParse(document?.parsed.data);
  if (!document || !data) return [];
  const colors = palette(data.colors);
  const pairs = RULES.flatMap(([roles, grounds, least]) =>
    roles.flatMap((role) => grounds.map((on) => ({ role, on, least }))),
  );
  return pairs.flatMap(({ role, on, least }) => {
    const reached = contrast(colors[role], colors[on]);
    if (reached >= least) return [];
    const rounded = Math.floor(reached * 10) / 10;
    const message = `${colors[role]} has too little contrast with "${on}" (${colors[on]}): ${rounded} : 1`;
    const remedy = `make one of them darker or lighter until it is ${least} : 1`;
    return problemAt(document, ['colors', role], message, remedy);
  });
}
