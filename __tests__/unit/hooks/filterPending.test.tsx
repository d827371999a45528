import { FILTER_PENDING_ATTRIBUTE, hideUntilFiltered, showFiltered } from '../../../src/hooks/filterPending';

const waiting = () => document.documentElement.hasAttribute(FILTER_PENDING_ATTRIBUTE);

/** Runs it as the page does: as a text, without anything of its module. */
function open(query: string) {
  window.history.replaceState(null, '', `/services${query}`);
  // biome-ignore lint/security/noGlobalEval: this is how an inline script runs.
  // biome-ignore lint/complexity/noCommaOperator: an indirect call sees nothing but the window.
  (0, eval)(`(${hideUntilFiltered})("search", "${FILTER_PENDING_ATTRIBUTE}")`);
}
afterEach(() => {
  showFiltered();
  window.history.replaceState(null, '', '/');
});

test.each(['?search=soy', '?a=1&search=%E0%A4%A', '?search=%20x'])('with %s the services wait', (query) => {
  open(query);
  expect(waiting()).toBe(true);
  showFiltered();
  expect(waiting()).toBe(false);
});

test.each(['', '?search=', '?search=%20', '?other=soy'])('with "%s" they do not', (query) => {
  open(query);
  expect(waiting()).toBe(false);
});
