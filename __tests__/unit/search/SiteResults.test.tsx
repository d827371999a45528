import { excerpt } from '../../../src/search/SiteResults';
import { wordsOf } from '../../../src/search/searchIndex';

const asText = (text: string, found: string[]) =>
  excerpt(text, found.flatMap(wordsOf))
    .map((passage) => (passage.isFound ? `[${passage.text}]` : passage.text))
    .join('');
const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('found words are marked regardless of letter case and without punctuation, but not within other words', () => {
  expect(asText('Toor Dal · Split (toor), 0713.60, indoor', ['toor', '0713', 'door'])).toBe(
    '[Toor] Dal · Split ([toor]), 0713.60, indoor',
  );
});

test('the excerpt of a long text is the part with most found words, with some words before it', () => {
  const text = `${words(40, 'before')} jute ${words(80)} bags of jute ${words(80, 'after')}`;
  const passage = asText(text, ['bags', 'jute']);
  expect(passage).toMatch(/^… word74 word75 .* \[bags\] of \[jute\] after0 .* after\d+ …$/);
  expect(passage.split(' ')).toHaveLength(30);
});
