/** Dates and lists in the language of a page, always with Latin digits (docs/behaviour.md, "Languages"). */
import { SOURCE_LANGUAGE } from './sourceLanguage';

/** Returns the BCP 47 tag with which `Intl` formats in a language. English dates are those of international trade. */
const localeOf = (language: string): string =>
  language === SOURCE_LANGUAGE ? 'en-GB' : `${language}-u-nu-latn`;

export const formatDate = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), options).format(date);

/** Whether a language is written in Arabic letters, such as Arabic, Persian or Urdu. */
export const isInArabicScript = (language: string): boolean =>
  new Intl.Locale(language).maximize().script === 'Arab';

export const joined = (words: readonly string[], language: string): string =>
  words.join(isInArabicScript(language) ? '، ' : ', ');

/** Returns a label with a colon. French has a space before it, which does not break. */
export const withColon = (label: string, language: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}:`;
