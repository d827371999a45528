/** Checks the colours of the brand, and the characters of share cards (docs/behaviour.md, "Content check"). */
import { CONTRAST, contrast } from '../../lib/contrast';
import { catalogues } from '../catalogues';
import { BLOG_FILE, fileTypeOf, SITE_FILE } from '../collections';
import { brand as brandType } from '../documents/brand';
import { type FieldPath, fieldKindOf, textsOf } from '../model/schema';
import { type Palette, palette } from '../palette';
import { checkText } from '../read/characters';
import { type Content, type Document, documentAt, placeOf, problemAt } from '../read/document';
import type { Problem } from '../read/problem';
import { sourceFileFor } from '../translation/languageFolders';

/** The characters that the fonts of share cards (`src/brand/shareCard.tsx`) have, as parts of a character class. */
const DRAWN = [
  // Latin, marks, Greek, Cyrillic
  String.raw`\x20-\x7E\xA0-\u02E9\u02EC-\u02EE\u0300-\u034F\u0370-\u0525\u1E00-\u1EFB\u1F00-\u1FFF`,
  // Hebrew, Arabic, Persian, Devanagari
  String.raw`\u05D0-\u05EA\u060C\u061B\u061F\u0621-\u063A\u0640-\u0655\u0660-\u066D\u0679-\u06BF\u06CC\u06F0-\u06F9\u0900-\u097F`,
  // Punctuation, superscripts, currencies, letterlike symbols, fractions, arrows, mathematics, shapes
  String.raw`\u2000-\u205E\u2070-\u208E\u20A0-\u20B5\u20B8-\u20BA\u20BD\u2100-\u2109\u210B-\u2149\u2150-\u2185\u2190-\u2311\u2460-\u2469\u2500-\u269C\u2701-\u2704\u2706-\u2709\u270C-\u2727`,
];

export const NOT_ON_CARDS = new RegExp(`[^${DRAWN.join('')}]`, 'gu');

type Role = keyof Palette;

/** A colour, the colours behind or next to it, and the contrast that they need. */
type Rule = readonly [role: Role, grounds: readonly Role[], least: number];

const LIGHT: readonly Role[] = ['background', 'surface', 'band'];
const RULES: readonly Rule[] = [
  ['text', [...LIGHT, 'accent'], CONTRAST.text],
  ...(['link', 'textMuted', 'accentStrong', 'positive', 'danger'] as const).map(
    (role): Rule => [role, LIGHT, CONTRAST.text],
  ),
  ['background', ['primary'], CONTRAST.text],
  ['onPrimary', ['primary', 'primaryLight'], CONTRAST.text],
  ['accent', ['primary'], CONTRAST.control],
];

/**
 * Reports combinations of brand colours with too little contrast, including derived colours (docs/behaviour.md,
 * "Content check"). Skips an invalid `content/brand.json`, because `checkShape` reports its problems.
 */
export function checkBrand({ documents }: Content): Problem[] {
  const document = documentAt(documents, 'brand.json');
  const { data } = brandType.safeParse(document?.parsed.data);
  if (!document || !data) return [];
  const colors = palette(data.colors);
  return RULES.flatMap(([role, grounds, least]) =>
    grounds.flatMap((on) => {
      const reached = contrast(colors[role], colors[on]);
      if (reached >= least) return [];
      const rounded = Math.floor(reached * 10) / 10;
      const message = `${colors[role]} has too little contrast with "${on}" (${colors[on]}): ${rounded} : 1`;
      const remedy = `make one of them darker or lighter until it is ${least} : 1`;
      return problemAt(document, ['colors', role], message, remedy);
    }),
  );
}

/** Whether share cards may show a text. `terms.json` translates facts. */
function isOnCards({ file, type }: Document, path: FieldPath): boolean {
  const [key = ''] = path;
  const source = sourceFileFor(file);
  const english = fileTypeOf(source)?.type.graphqlType;
  const isOfCatalogue = catalogues.some(({ entry, page }) =>
    [entry, page].some(({ graphqlType }) => graphqlType === english),
  );
  const field = type.schema.shape[key];
  const kind = field && fieldKindOf(field)?.kind;
  return (
    path.join('.') === 'seo.title' ||
    (key === 'name' && isOfCatalogue) ||
    kind === 'fact' ||
    (isOfCatalogue && kind === 'resolved') ||
    (source === SITE_FILE && key === 'productName') ||
    (source === BLOG_FILE && key === 'categories') ||
    (source === 'terms.json' && path.at(-1) === 'text')
  );
}

/** Reports characters that share cards show as boxes (docs/behaviour.md, "Content check"). */
export const checkShareCards = ({ documents, translations }: Content): Problem[] =>
  [...documents, ...translations].flatMap((document) =>
    textsOf(document.parsed.data).flatMap(([path, text]) => {
      // `checkCharacters` reports characters that are wrong everywhere.
      if (!isOnCards(document, path) || checkText(text, () => placeOf(document, path)).length > 0) return [];
      const characters = new Set(text.match(NOT_ON_CARDS));
      if (characters.size === 0) return [];
      const message = `the preview picture of a shared link shows ${[...characters].map((each) => `"${each}"`).join(', ')} as an empty box`;
      return problemAt(document, path, message, 'replace it with words, or accept the box', 'warning');
    }),
  );
