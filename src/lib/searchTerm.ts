/** What every search and filter makes of a typed term (docs/behaviour.md, "Search"). */
import { foldForSearch } from './foldForSearch';

/** A code of the customs tariff with separators: `0713.60`, `0713 60 00`, `0713.60.0000`, `07.13.60`. */
const CODE = /(?<![\d.,])\d\d\.?\d\d(?:[.-]\d{2,4}| \d\d(?!\d))+(?!\d)/g;

/** A number in groups of digits: `3,000`, `3 000`, `1,00,000`. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d\d\d?)*[ ,']\d{3}(?!\d)/g;

/** Initials with signs between them: `L/C`, `H.S.`, `P&L`. */
const INITIALS = /(?<!\p{L})\p{L}(?:[./&]\p{L})+(?!\p{L})/gu;

/** Folds a text, and writes codes, numbers and initials without separators: `071360`, `3000`, `LC`. */
export const foldFigures = (text: string): string =>
  foldForSearch(text)
    .replace(CODE, (code) => code.replace(/\D/g, ''))
    .replace(GROUPED, (number) => number.replace(/\D/g, ''))
    .replace(INITIALS, (initials) => initials.replace(/\P{L}/gu, ''))
    // A decimal comma, and the sign for feet: `20'`.
    .replace(/(?<=\d),(?=\d\d?(?!\d))/g, '.')
    .replace(/(?<=\d)'(?![\p{L}\d])/gu, ' FT');

/** Such a code without separators. No heading ends in 00, so `100000` is not a code. */
const LONG_CODE = /(?<!\d)\d\d(?!00)\d{4,}/g;

/** What writers put before a code of the customs tariff: `HS code: 0713.60`, `HSN-0713`. */
const CODE_LABEL = /(?<!\p{L})(?:H\.?S\.?N?|HTS|SH|CN|ITC)(?:[ -]?CODE)?[\s:.#-]*(?=\d{4})/gu;

/** Returns a folded term, then the term with the subheadings (six digits) and headings (four) of its HS codes. */
export function formsOf(term: string): string[] {
  const whole = foldFigures(foldForSearch(term).replace(CODE_LABEL, '').trim());
  const shortened = [6, 4].map((length) => whole.replace(LONG_CODE, (code) => code.slice(0, length)));
  return [...new Set([whole, ...shortened])];
}

/** Spaces, hyphens, apostrophes and slashes do not matter, except between two digits. */
const together = (folded: string): string =>
  folded.replace(/[ '/-]+/g, (signs, start: number) =>
    /^\d\d$/.test((folded[start - 1] ?? '') + (folded[start + signs.length] ?? ''))
      ? signs.trim() || ' '
      : '',
  );

/** The separator between the texts of an item. No one types it, so a term never matches across two texts. */
const SEPARATOR = '\0';

/** Returns the items whose texts contain a term, which is not a pattern. */
export function filterByTerm<Item>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): readonly Item[] {
  const literal = foldForSearch(term.trim());
  if (!literal) return items;
  const texts = items.map((item) => textsOf(item).join(SEPARATOR));
  const plain = texts.map(foldForSearch);
  const joined = texts.map((text) => together(foldFigures(text)));
  for (const wanted of formsOf(term).map(together)) {
    const found = items.filter(
      (_, index) => plain[index]?.includes(literal) || (wanted && joined[index]?.includes(wanted)),
    );
    if (found.length > 0) return found;
  }
  return [];
}
