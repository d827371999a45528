import { excerpt } from '../../../src/search/SiteResults';
import { wordsOf } from '../../../src/search/searchIndex';

const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('the excerpt of a long text is the part with most found words, with some words before it', () => {
  const text = `${words(40, 'before')} jute ${words(80)} bags of jute ${words(80, 'after')}`;
  const parts = excerpt(text, ['bags', 'jute'].flatMap(wordsOf));
  const passage = parts.map((part) => (part.isFound ? `[${part.text}]` : part.text)).join('');
  expect(passage).toMatch(/^… word74 word75 .* \[bags\] of \[jute\] after0 .* after\d+ …$/);
  expect(passage.split(' ')).toHaveLength(30);
});
