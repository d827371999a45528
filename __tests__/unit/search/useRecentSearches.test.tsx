import { act, renderHook } from '@testing-library/react';
import { RECENT_SEARCHES_KEY, useRecentSearches } from '../../../src/search/useRecentSearches';

const store = (json: string) => window.localStorage.setItem(RECENT_SEARCHES_KEY, json);
const start = () => renderHook(useRecentSearches).result;

test.each(['["rice",', '["rice"," \\n"]'])('the stored text %s is parsed as no terms', (json) => {
  store(json);
  expect(start().current.terms).toEqual([]);
});

test.each([
  ['the oldest of six terms is removed', ['a', 'b', 'a', 'c', 'd', 'e', 'g'], 'f', ['f', 'a', 'b', 'c', 'd']],
  ['a term that is included already changes nothing', ['a', 'b', 'c'], 'c', ['a', 'b', 'c']],
])('%s', (_, terms, term, expected) => {
  store(JSON.stringify(terms));
  const result = start();
  act(() => result.current.add(term));
  expect(result.current.terms).toEqual(expected);
});
