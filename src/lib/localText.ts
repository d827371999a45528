/** Dates, numbers and lists in the language of a page, always with Latin digits (docs/behaviour.md, "Languages"). */

/** The language in which the content is written. All other languages are translations of it. */
export const SOURCE_LANGUAGE = 'en';

/**
 * Returns the tag for `Intl`. English dates are those of international trade. All languages have the Gregorian
 * calendar, because Persian and Thai would have others.
 */
export const localeOf = (language: string): string =>
  language === SOURCE_LANGUAGE ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`;

/** French writes the first day of a month as `1er`, which `Intl` does not. */
export const formatDate = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), options)
    .format(date)
    .replace(/^1 /, language === 'fr' ? '1er ' : '$&');

/** The first call takes 18 ms on a slow phone. English pages need none. */
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

/** Whether a language is written in Arabic letters. */
export const isInArabicScript = (language: string): boolean =>
  language !== SOURCE_LANGUAGE && scriptOf(language) === 'Arab';

/** Returns the direction of a language. `getTextInfo` of `Intl.Locale` is wrong for `dv` and `az-arab`. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/.test(scriptOf(language)) ? 'rtl' : 'ltr';

export const separatorIn = (language: string): string => (isInArabicScript(language) ? '، ' : ', ');

export const joined = (words: readonly string[], language: string): string =>
  words.join(separatorIn(language));

/** Returns a label with a colon. French has a space before it, which does not break. */
export const withColon = (label: string, language: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}:`;
