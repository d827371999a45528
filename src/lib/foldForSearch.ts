import { withAsciiDigits } from './figures';

/** Matches ASCII text, for which only the letter case has to be folded. */
const PLAIN = /^[ -~]*$/;

/** Replaced before NFKD, which would turn an acute accent into a space and a mark, and a double prime into two. */
const ACUTE_ACCENT = /´/g;
const DOUBLE_QUOTES = /[«»“”„‟″]/g;

const SINGLE_QUOTES = /[ʹʻʼʽʾʿˈ‘’‚‛′‹›]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Diacritics (their Unicode script is `Inherited`) and invisible characters such as soft hyphens. */
const UNSEEN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Upper-case letters that Unicode does not decompose, Arabic letters and signs that writers use for each other, and the
 * tatweel, which only stretches a word. The first character of each item is replaced with the others.
 */
const LETTERS = new Map(
  (
    'ÆAE ŒOE ØO ŁL ĐD ƉD ÐD ÞTH ĦH ŊN ŦT ẞSS ƁB ƊD ƏE ƐE ƓG ƘK ƝN ƆO ƳY ' +
    'ٱا ةه ہه ھه ىي یي کك ـ ٪% ٫. ٬, ،, ؛;'
  )
    .split(' ')
    .map((item) => [item.slice(0, 1), item.slice(1)] as const),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Folds a text for comparison (docs/behaviour.md, "Search"): letter case, diacritics, compatibility characters, forms
 * of quotes, dashes and spaces, the letters above, and the script of digits do not matter. The result is in upper case,
 * because `ß` and `ss` are then the same, and the lower case of a Greek sigma depends on the next character.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return withAsciiDigits(text)
    .replace(ACUTE_ACCENT, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKD')
    .replace(SINGLE_QUOTES, "'")
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ')
    .toUpperCase()
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
}
