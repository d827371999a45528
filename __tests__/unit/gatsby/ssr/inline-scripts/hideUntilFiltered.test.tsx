import { hideUntilFiltered } from '../../../../../src/gatsby/ssr/inline-scripts/hideUntilFiltered';
import { FILTER_PENDING_ATTRIBUTE, showFiltered } from '../../../../../src/ui/browser/filterPending';

test.each([
  ['?search=soy', true],
  ['?a=1&search=%E0%A4%A', true],
  ['?search=%20x', true],
  ['', false],
  ['?search=', false],
  ['?search=%20', false],
  ['?other=soy', false],
])('with the query "%s" the list is hidden until it is filtered: %s', (query, isHidden) => {
  window.history.replaceState(null, '', `/services${query}`);
  hideUntilFiltered('search', FILTER_PENDING_ATTRIBUTE);
  expect(document.documentElement.hasAttribute(FILTER_PENDING_ATTRIBUTE)).toBe(isHidden);
  showFiltered();
  expect(document.documentElement.hasAttribute(FILTER_PENDING_ATTRIBUTE)).toBe(false);
});
