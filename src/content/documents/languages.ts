/**
 * The document types of `content/languages.json`, the languages of the site other than English, and of `terms.json` in
 * the folder of a language, the values of catalogue entries.
 */
import * as z from 'zod';
import { documentType, listOfObjects, objectOf, pattern } from '../fields';

export const LANGUAGE_CODE = '[a-z]{2,3}(?:-[a-z]{2,4})?';

const language = objectOf('One language.', {
  code: pattern(
    'The code of the language and the name of its folder, such as "ar".',
    new RegExp(`^${LANGUAGE_CODE}$`),
    'is not the code of a language; write it in lower case, such as ar or pt-br',
  ),
  name: pattern('The name of the language in the language itself.', /\S/, 'is empty; write the name'),
  direction: z.enum(['ltr', 'rtl']).describe('The direction of its script: ltr or rtl.'),
});

export const languages = documentType('The languages of the website other than English.', {
  languages: z.array(language).describe('The languages, in the order of the language menu.'),
});

export type Language = z.infer<typeof language>;

const value = (description: string) => pattern(description, /\S/, 'is empty; write the text');

export const terms = documentType('The translations of values that several catalogue entries have.', {
  terms: listOfObjects('The values. Each one has holes for its figures: "Max {1}%" translates "Max 12%".', {
    english: value('The English value, with {1}, {2} and so on in place of the figures.'),
    text: value('Its translation, with the same holes.'),
  }),
});
