/** Matches ASCII text, for which only the letter case has to be folded. */
const PLAIN = /^[ -~]*$/;

/**
 * Replaced before normalization: NFKD would turn an acute accent into a space and a mark, and a double prime into two.
 */
const ACUTE_ACCENT = /´/g;
const DOUBLE_QUOTES = /[«»“”„‟″]/g;

const SINGLE_QUOTES = /[ʼ‘’‚‛′‹›]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Diacritics (their Unicode script is `Inherited`) and invisible characters such as soft hyphens. */
const UNSEEN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/** Arabic letters that writers use for each other, and the tatweel, which only stretches a word. */
const ARABIC_LETTERS: readonly [RegExp, string][] = [
  [/ٱ/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  [/ـ/g, ''],
];

/** Arabic-Indic digits and their Persian forms. The last four bits of each are its value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Folds a text for comparison (docs/behaviour.md, "Search"): letter case, diacritics, compatibility characters, forms
 * of quotes, dashes and spaces, the Arabic letters above, and the script of digits do not matter. The result is in
 * upper case, because `ß` and `ss` are then the same, and the lower case of a Greek sigma depends on the next
 * character.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  const folded = text
    .replace(ACUTE_ACCENT, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKD')
    .replace(SINGLE_QUOTES, "'")
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .toUpperCase();
  return ARABIC_LETTERS.reduce((changed, [letter, plain]) => changed.replace(letter, plain), folded);
}
