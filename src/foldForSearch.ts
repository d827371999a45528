/** ASCII text, of which only the letter case is folded. */
const PLAIN = /^[ -~]*$/;

/** Quotes that NFKD would decompose: an acute accent into a space and a mark, a double prime into two primes. */
const ACUTE_ACCENT = /´/g;
const DOUBLE_QUOTES = /[«»“”„‟″]/g;

const SINGLE_QUOTES = /[ʼ‘’‚‛′‹›]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Diacritics, which inherit the script of their letter, and invisible characters such as soft hyphens. */
const UNSEEN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Folds a text so that texts that differ only in letter case, diacritics, or the form of quotes, dashes, spaces and
 * compatibility characters become the same (docs/behaviour.md, "Search"). Every search folds both the term and the
 * searched text. All other characters are kept.
 * @returns a text to compare, not to show. It is in upper case, which makes `ß` and `ss` the same and does not depend
 *   on the next character, as a lower-case Greek sigma does
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
