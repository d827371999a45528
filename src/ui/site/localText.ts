/** Dates, months and lists in the language of a page, always with Latin digits (docs/behaviour.md, "Languages"). */
import { months } from '../../lib/months';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';

/** Returns the BCP 47 tag with which `Intl` formats in a language. English dates are those of international trade. */
const localeOf = (language: string): string =>
  language === SOURCE_LANGUAGE ? 'en-GB' : `${language}-u-nu-latn`;

/** Formats a date in a language. */
export const formatDate = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), options).format(date);

/** Returns the name of a month, or its initial, in a language. `name` is its English name. */
export const monthName = (name: string, language: string, month: 'long' | 'narrow' = 'long'): string =>
  formatDate(new Date(Date.UTC(2000, (months as readonly string[]).indexOf(name))), language, {
    month,
    timeZone: 'UTC',
  });

/** Joins words to a list in a language. */
export const joined = (words: readonly string[], language: string): string =>
  words.join(new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', ');

/** Returns a label with a colon. French has a space before it, which does not break. */
export const withColon = (label: string, language: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}:`;
