import { excerpt, wordsOf } from '../../../src/search/excerpt';

const asText = (text: string, found: string[]) =>
  excerpt(text, found.flatMap(wordsOf))
    .map((passage) => (passage.isFound ? `[${passage.text}]` : passage.text))
    .join('');
const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('found words are marked regardless of letter case and without punctuation, but not within other words', () => {
  expect(asText('Toor Dal · Split (toor), 0713.60, indoor', ['toor', '0713', 'door'])).toBe(
    '[Toor] Dal · Split ([toor]), [0713].60, indoor',
  );
});

test('the excerpt of a long text is the part with most found words, with some words before it', () => {
  const text = `${words(40, 'before')} jute ${words(80)} bags of jute ${words(80, 'after')}`;
  const passage = asText(text, ['bags', 'jute']);
  expect(passage).toMatch(/^… word74 word75 .* \[bags\] of \[jute\] after0 .* after\d+ …$/);
  expect(passage.split(' ')).toHaveLength(30);
});

test('a short text is shown completely, and a text without a found word from its start', () => {
  expect(asText('Jute bags', ['jute'])).toBe('[Jute] bags');
  expect(asText(words(100), ['jute'])).toMatch(/^word0 .* word27 …$/);
});

test('no two passages have the same position', () => {
  const places = excerpt(`${words(60)} jute ${words(60)}`, wordsOf('jute')).map(({ at }) => at);
  expect(new Set(places).size).toBe(places.length);
});
