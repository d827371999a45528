/** Matches ASCII text, for which only the letter case has to be folded. */
const PLAIN = /^[ -~]*$/;

/**
 * Quotes that are replaced before normalization. NFKD would decompose an acute accent into a space and a mark, and a
 * double prime into two primes.
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
 * Folds a text for comparison (docs/behaviour.md, "Search"). Two texts fold to the same result if they differ only in
 * letter case, diacritics (also the hamza of Arabic letters), compatibility characters, the form of quotes, dashes and
 * spaces, the Arabic letters above, or the script of their digits. All other characters are kept. Each search folds the term and the searched text.
 * @returns a text that is only for comparison. It is in upper case, so that `ß` and `ss` are the same, and because the
 *   lower case of a Greek sigma depends on the next character.
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
