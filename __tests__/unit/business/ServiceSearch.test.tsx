import { termFromUrl } from '../../../src/business/services/ServiceSearch';

test.each([
  ['?search=%20soy+%26%20jute%20', 'soy & jute'],
  ['?search=50%', '50%'],
  ['?searching=soy', ''],
])('the query "%s" has the term "%s"', (query, term) => {
  expect(termFromUrl(query)).toBe(term);
});
