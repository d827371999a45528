import { FILTER_PENDING_ATTRIBUTE, showFiltered } from '../../../src/browser/filterPending';
import { hideUntilFiltered } from '../../../src/inline-scripts/hideUntilFiltered';

const isHidden = () => document.documentElement.hasAttribute(FILTER_PENDING_ATTRIBUTE);
const open = (query: string) => {
  window.history.replaceState(null, '', `/services${query}`);
  hideUntilFiltered('search', FILTER_PENDING_ATTRIBUTE);
};

afterEach(() => {
  showFiltered();
  window.history.replaceState(null, '', '/');
});

test.each(['?search=soy', '?a=1&search=%E0%A4%A', '?search=%20x'])(
  '%s hides the list until it is filtered',
  (query) => {
    open(query);
    expect(isHidden()).toBe(true);
    showFiltered();
    expect(isHidden()).toBe(false);
  },
);

test.each(['', '?search=', '?search=%20', '?other=soy'])('"%s" does not hide the list', (query) => {
  open(query);
  expect(isHidden()).toBe(false);
});
