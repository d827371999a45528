import { collections } from '../../../../src/content/collections';
import { languageOf, sourceFileFor } from '../../../../src/content/translation/languageFolders';

const TEA = 'tea/green/sencha.json';

test.each([
  ['ar/products/pulses/peas.json', 'ar', 'products/pulses/peas.json'],
  ['pt-br/site.json', 'pt-br', 'site.json'],
  ['site.json', undefined, 'site.json'],
  [TEA, undefined, TEA],
])('%s has the language %s', (file, language, source) => {
  const [collection] = collections;
  if (collection) collections.push({ ...collection, folder: 'tea' });
  expect([languageOf(file), sourceFileFor(file)]).toEqual([language, source]);
  collections.pop();
});
