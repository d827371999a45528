import fc from 'fast-check';
import { searchedTerm } from '../../../../src/features/search/searchedTerm';
import { searchPath } from '../../../../src/routes';
import { anyText } from '../../../support/anyText';

const queryOf = (path: string) => path.slice(path.indexOf('?'));

test('a term that is no valid encoding is taken literally', () => {
  expect(searchedTerm('?search=50%25%FF')).toBe('50%25%FF');
  expect(searchedTerm('?other=1&search=%E2%82')).toBe('%E2%82');
});

test('half an emoji is shown as the replacement character, not as its encoding', () => {
  expect(searchedTerm(queryOf(searchPath('soy \uD83D')))).toBe('soy \uFFFD');
});

test('any term comes back from the URL of its search', () => {
  fc.assert(
    fc.property(anyText, (term) => {
      expect(searchedTerm(queryOf(searchPath(term)))).toBe(Buffer.from(term).toString().trim());
    }),
  );
});
