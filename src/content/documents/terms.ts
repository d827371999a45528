/** The document type of `terms.json` in the folder of a language: values of products and fibers. */
import { documentType, listOfObjects, pattern } from '../fields';

const value = (description: string) => pattern(description, /\S/, 'is empty; write the text');

export const terms = documentType('The translations of values that several products and fibers have.', {
  terms: listOfObjects('The values. Each one has holes for its figures: "Max {1}%" translates "Max 12%".', {
    english: value('The English value, with {1}, {2} and so on in place of the figures.'),
    text: value('Its translation, with the same holes.'),
  }),
});
