import path from 'node:path';
import { brand as brandType } from '../documents/brand';
import { CONTRAST, contrast, type Palette, palette } from '../palette';
import { spellings } from '../read/contentFiles';
import { type Content, documentAt, problemAt } from '../read/document';
import { fileProblem, type Problem } from '../read/problem';

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

/** The largest symbol in units. gatsby-plugin-manifest draws each 72 units on 512 pixels before it makes the icons. */
const LARGEST_SYMBOL = 1500;

function checkSymbol({ pictures }: Content, file: string): Problem[] {
  const { width = 0, height = 0 } =
    spellings(file).flatMap((name) => pictures.get(name)?.size ?? [])[0] ?? {};
  if (Math.max(width, height) <= LARGEST_SYMBOL) return [];
  const message = `is drawn on ${width} x ${height} units, too many to make the icons of the site from it`;
  const remedy =
    'open it in a text editor, and write width="512" after "<svg" in place of its width and height';
  return [fileProblem(file, 'picture', message, remedy)];
}

/** Reports a symbol that is too large, and combinations of brand colours with too little contrast, including derived colours. */
export function checkBrand(content: Content): Problem[] {
  const document = documentAt(content.documents, 'brand.json');
  const { data } = brandType.safeParse(document?.parsed.data);
  if (!document || !data) return [];
  const colors = palette(data.colors);
  const pairs = RULES.flatMap(([roles, grounds, least]) =>
    roles.flatMap((role) => grounds.map((on) => ({ role, on, least }))),
  );
  const contrasts = pairs.flatMap(({ role, on, least }) => {
    const reached = contrast(colors[role], colors[on]);
    if (reached >= least) return [];
    const rounded = Math.floor(reached * 10) / 10;
    const message = `${colors[role]} has too little contrast with "${on}" (${colors[on]}): ${rounded} : 1`;
    const remedy = `make one of them darker or lighter until it is ${least} : 1`;
    return problemAt(document, ['colors', role], message, remedy);
  });
  return [...checkSymbol(content, path.posix.normalize(data.symbol ?? data.logo)), ...contrasts];
}
