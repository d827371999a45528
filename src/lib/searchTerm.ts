/** How every search and filter compares texts (docs/behaviour.md, "Search"). */

/** Signs that writers use for each other. Replaced before NFKD, which makes a space and a mark of an acute accent. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[´ʹʻʼʽʾʿˈ‘’‚‛′‹›]/g, "'"],
  [/[«»“”„‟″]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  // Thousands: `3,000`, `1,00,000`, and `50 000` with the no-break space of a translation.
  [/(?<=\d)[,'\u00A0\u202F](?=(?:\d\d,)*\d{3}(?!\d))/g, ''],
];

/**
 * Upper-case letters that Unicode does not decompose, and Arabic letters and signs that writers use for each other. The
 * first character of each item is replaced with the others. The tatweel only stretches a word.
 */
const LETTERS = new Map(
  'ÆAE ŒOE ØO ŁL ĐD ÐD ÞTH ĦH ŊN ŦT ẞSS ƏE ٱا ةه ہه ھه ىي یي کك ـ ٪% ٫. ٬, ،, ؛;'
    .split(' ')
    .map((item) => [item.slice(0, 1), item.slice(1)] as const),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** The digits of Arabic, Persian and Devanagari. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';
const DIGIT = new RegExp(`[${DIGITS}]`, 'g');

/** A code of the customs tariff with points, also while it is typed: `0713.60`, `0713.60.00`, `0713.6`. */
const CODE = /(?<![\d.,])\d{4}(?:\.\d{0,4})+/g;

/**
 * Folds a text for comparison: letter case, diacritics, compatibility characters, forms of quotes, dashes, spaces and
 * digits, and signs within codes, numbers, figures and initials do not matter (`071360`, `3000`, `LC`). Words are never
 * joined. In upper case, `ß` and `ss` are the same, and a Greek sigma does not depend on the next character.
 */
export function comparable(text: string): string {
  const plain = SIGNS.reduce((result, [sign, other]) => result.replace(sign, other), text)
    .normalize('NFKD')
    // Diacritics (their Unicode script is `Inherited`) and invisible characters such as soft hyphens.
    .replace(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s/g, ' ')
    .toUpperCase();
  return (
    plain
      .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter)
      .replace(DIGIT, (digit) => String(DIGITS.indexOf(digit) % 10))
      .replace(CODE, (code) => code.replaceAll('.', ''))
      // Initials with signs between them: `L/C`, `H.S.`, `P&L`.
      .replace(/(?<!\p{L})\p{L}(?:[./&]\p{L})+(?!\p{L})/gu, (initials) => initials.replace(/\P{L}/gu, ''))
      // What is or is not between a figure and its unit, also while the unit is typed: `20ft`, `20-ft` and `20 f`, `12 %`.
      .replace(/(?<=\d)[ -]?(?=[\p{L}%‰°])/gu, ' ')
  );
}

/** What writers put before a code of the customs tariff: `HS code: 0713.60`, `HSN 0713`. */
const CODE_LABEL = /\bHSN?\b(?: CODE)?[: ]*(?=\d{4})/g;

/** Codes and numbers with spaces, or with points between all digits of a code: `0713 60`, `07.13.60`, `3 000`. */
const SPACED = /(?<!\d)(?:\d\d[ .]?\d\d(?:[ .]?\d\d)+|\d{1,3}(?: \d{3})+)(?!\d)/g;

/** A code without separators that is longer than a heading. No heading ends in 00, so `100000` is not a code. */
const LONG_CODE = /(?<!\d)\d\d(?!00)\d{4,}/g;

/** Returns the spellings of a term that are searched one after the other: of its HS codes, also the headings. */
export function formsOf(term: string): string[] {
  const whole = comparable(term.trim()).replace(CODE_LABEL, '');
  const joined = whole.replace(SPACED, (code) => code.replace(/\D/g, ''));
  const shortened = [6, 4].map((length) => joined.replace(LONG_CODE, (code) => code.slice(0, length)));
  return [...new Set([joined, whole, ...shortened])];
}

/** Returns the items whose texts contain a term, which is not a pattern. */
export function filterByTerm<Item>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): readonly Item[] {
  if (!term.trim()) return items;
  // No one types the separator, so a term never matches across two texts.
  const texts = items.map((item) => comparable(textsOf(item).join('\0')));
  return (
    formsOf(term)
      .map((form) => items.filter((_, index) => texts[index]?.includes(form)))
      .find((found) => found.length > 0) ?? []
  );
}
