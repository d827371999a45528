/** The document types of `content/languages.json`, and of `terms.json` in the folder of a language. */
import * as z from 'zod';
import { directionOf, SOURCE_LANGUAGE } from '../../lib/localText';
import { commonFields, documentType, listOfObjects, objectOf, parsable, pattern } from '../model/fields';

/** A language, and optionally its script and region: `ar`, `zh-hant`, `pt-br`, `es-419`. */
export const LANGUAGE_CODE = String.raw`[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?`;

const WHOLE_CODE = new RegExp(`^(?!und)${LANGUAGE_CODE}$`);
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguage = (code: string): boolean =>
  WHOLE_CODE.test(code) &&
  String(Intl.getCanonicalLocales(code)).toLowerCase() === code &&
  !/Unknown/.test(names.of(code) ?? 'Unknown');

const language = objectOf('One language.', {
  code: parsable(
    'The code of the language and the name of its folder, such as "ar".',
    isLanguage,
    'is not the code of a language; write its ISO 639 code in lower case, such as ar, ja (not jp) or pt-br',
  ),
  name: pattern('The name of the language in the language itself.', /\S/, 'is empty; write the name'),
  direction: z.enum(['ltr', 'rtl']).describe('The direction of its script: ltr or rtl.'),
}).refine(({ code, direction }) => !isLanguage(code) || direction === directionOf(code), {
  path: ['direction'],
  error: 'is not the direction of the script of this language; write the other one',
});

export const languages = documentType('The languages of the website other than English.', {
  languages: z
    .array(language)
    .refine((list) => new Set([SOURCE_LANGUAGE, ...list.map(({ code }) => code)]).size > list.length, {
      error: 'have a language twice, or English; remove one',
    })
    .describe('The languages, in the order of the language menu.'),
});

export type Language = z.infer<typeof language>;

const value = (description: string) => pattern(description, /\S/, 'is empty; write the text');

export const terms = objectOf('The translations of values that several catalogue entries have.', {
  $schema: commonFields.$schema,
  terms: listOfObjects(
    'The values. Each one has placeholders for its figures: "Max {1}%" translates "Max 12%".',
    {
      english: value('The English value, with {1}, {2} and so on in place of the figures.'),
      text: value('Its translation, with the same placeholders.'),
    },
  ),
});
