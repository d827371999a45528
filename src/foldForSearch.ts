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

/**
 * Folds a text for comparison (docs/behaviour.md, "Search"). Two texts fold to the same result if they differ only in
 * letter case, diacritics, compatibility characters, or the form of quotes, dashes and spaces. All other characters are
 * kept. Each search folds the term and the searched text.
 * @returns a text that is only for comparison. It is in upper case, so that `ß` and `ss` are the same, and because the
 *   lower case of a Greek sigma depends on the next character.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return text
    .replace(ACUTE_ACCENT, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKD')
    .replace(SINGLE_QUOTES, "'")
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ')
    .toUpperCase();
}
