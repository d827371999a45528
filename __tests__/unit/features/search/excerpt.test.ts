import { excerpt, wordsOf } from '../../../../src/features/search/excerpt';

const asText = (text: string, found: string[]) =>
  excerpt(text, found.flatMap(wordsOf))
    .map((passage) => (passage.isFound ? `[${passage.text}]` : passage.text))
    .join('');
const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('the words found are marked in any letter case, and without what stands beside them', () => {
  expect(asText('Toor Dal · Split (toor), 0713.60', ['toor', '0713'])).toBe(
    '[Toor] Dal · Split ([toor]), [0713].60',
  );
});

test('words are marked however their characters are written', () => {
  expect(asText('Café, cot\u00ADton, −18 °C', ['cafe', 'cotton', '18'])).toBe(
    '[Café], [cot\u00ADton], [−18] °C',
  );
});

test('a word is marked as a whole: none that only holds it', () => {
  expect(asText('Indoor toor', ['toor'])).toBe('Indoor [toor]');
});

test('of a long text it takes the part with most of the words, with a little before it', () => {
  const text = `${words(40, 'before')} jute ${words(80)} bags of jute ${words(80, 'after')}`;
  const passage = asText(text, ['bags', 'jute']);
  expect(passage).toMatch(/^… word74 word75 .* \[bags\] of \[jute\] after0 .* after\d+ …$/);
  expect(passage.split(' ')).toHaveLength(30);
});

test('a short text stays whole, and one without any word found shows its beginning', () => {
  expect(asText('Jute bags', ['jute'])).toBe('[Jute] bags');
  expect(asText(words(100), ['jute'])).toMatch(/^word0 .* word27 …$/);
});

test('each passage has a place of its own', () => {
  const places = excerpt(`${words(60)} jute ${words(60)}`, wordsOf('jute')).map(({ at }) => at);
  expect(new Set(places).size).toBe(places.length);
});
