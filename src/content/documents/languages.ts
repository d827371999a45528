/** The document type of `content/languages.json`: the languages of the site besides English. */
import * as z from 'zod';
import { documentType, objectOf, pattern } from '../fields';

const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z]{2,4})?$/;

const language = objectOf('One language.', {
  code: pattern(
    'The code of the language and the name of its folder, such as "ar".',
    LANGUAGE_CODE,
    'is not the code of a language; write it in lower case, such as ar or pt-br',
  ),
  name: pattern('The name of the language in the language itself.', /\S/, 'is empty; write the name'),
  direction: z.enum(['ltr', 'rtl']).describe('The direction of its script: ltr or rtl.'),
});

export const languages = documentType('The languages of the website besides English.', {
  languages: z.array(language).describe('The languages, in the order of the language menu.'),
});

export type Language = z.infer<typeof language>;
