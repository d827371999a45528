import { sectionIds, withSectionIds } from '../../../src/sections/Article/sectionIds';

test.each([
  ['words', '7. The inspection', '7-the-inspection'],
  ['marks and entities', 'Code &#x26; <em>permission</em>: both', 'code-permission-both'],
  ['letters of another script', 'दाल का भाव', 'द-ल-क-भ-व'],
  ['no letters', '…', 'section'],
])('an id of %s', (_, title, id) => expect(sectionIds([title])).toEqual([id]));

test('equal titles get different ids', () =>
  expect(sectionIds(['Price', 'Price', 'Prices', 'Price'])).toEqual([
    'price',
    'price--2',
    'prices',
    'price--3',
  ]));

test('the sections of an article get their ids, its other headings none', () =>
  expect(withSectionIds('<p>One</p><h2>A b</h2><h3>C</h3><h2>D</h2>')).toBe(
    '<p>One</p><h2 id="a-b">A b</h2><h3>C</h3><h2 id="d">D</h2>',
  ));
