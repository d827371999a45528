import { needsTerm, termsFrom, translateFact } from '../../../../src/content-model/translation/terms';

const arabic = termsFrom([
  ['Max {1}%', '{1}% كحد أقصى'],
  ['{1} weeks', '{1} أسبوعاً'],
  ['3 weeks', '{1} أسابيع'],
  ['From {1} to {2} t', '{2} t أو {1} t'],
  ['Yellow', 'أصفر'],
  ['Max {1}%, {2} of {3}', '{2} / {3}: {1}%'],
  ['One {1}-ft container, {2} t', 'حاوية {1} قدماً، {2} t'],
]);
const french = termsFrom([
  ['Max {1}%', '{1} % max.'],
  ['{1} or {2}', '{1} ou {2}'],
  ['Nylon 6.6', 'Nylon 6.6'],
]);

const translate = (value: string, terms: typeof arabic, language: string) =>
  translateFact(value, { terms, language });

test.each([
  ['Max 0.25%', 'ar', '0.25% كحد أقصى'],
  ['12 weeks', 'ar', '12 أسبوعاً'],
  ['3 weeks', 'ar', '3 أسابيع'],
  ['From 18 to 24 t', 'ar', '24 t أو 18 t'],
  ['Max 12.5%, 3 of 1,000', 'ar', '3 / 1,000: 12.5%'],
  ['One 20-ft container, 24 t', 'ar', 'حاوية 20 قدماً، 24 t'],
  ['Max 0.25%', 'fr', '0,25 % max.'],
  ['Max 50,000%', 'fr', '50\u202F000 % max.'],
  ['23.0 g', 'fr', '23,0 g'],
  // Codes, standards and names of fibres do not change.
  ['2008.99 or 2106.90', 'fr', '2008.99 ou 2106.90'],
  ['Nylon 6.6', 'fr', 'Nylon 6.6'],
])('"%s" in the language %s is "%s"', (value, language, text) => {
  expect(translate(value, language === 'ar' ? arabic : french, language)).toEqual({ value: text });
});

test('values without words need no term', () => {
  expect(['0713.60', 'ISO 605', '24 t', '65/35'].filter(needsTerm)).toEqual([]);
  expect(['Max 12%', 'Yellow'].every(needsTerm)).toBe(true);
});

test('a value without a term is English, unless it has no words', () => {
  expect(translate('About 2.5%', arabic, 'fr')).toEqual({ value: 'About 2.5%', language: 'en' });
  expect(translate('2.5 g', arabic, 'fr')).toEqual({ value: '2,5 g' });
  expect(translate('About 2.5%', arabic, 'en')).toEqual({ value: 'About 2.5%' });
});
