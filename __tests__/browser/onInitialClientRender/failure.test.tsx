import { failedRoute } from '../../../src/browser/failedRoute';
import { ALIVE_ATTRIBUTE } from '../../../src/browser/loadUntilAlive';
import { fail, gatsbyRuntime, go, load } from '../../support/gatsbyRuntime';

const { loadPage, found } = gatsbyRuntime();

test('the document is marked as alive', () => {
  expect(ALIVE_ATTRIBUTE).toBe('data-alive');
  expect(document.documentElement.hasAttribute('data-alive')).toBe(true);
});

test('on the way back the address is that of the browser, and an older failure is over', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  window.___navigate('/services');
  fail('/services');
  go('/about?from=mail#team');
  expect(failedRoute.get()).toBeUndefined();
  await load('/about?from=mail');
  expect(failedRoute.get()?.address).toBe('http://localhost/about?from=mail#team');
});

test.each(['/about', '/about#', '/about#nobody', '/services'])('Back to %s ends a failure', (address) => {
  fail('/contact');
  go(address);
  expect(failedRoute.get()).toBeUndefined();
});

test('the skip link, which leads to a place on the error page, leaves it there', () => {
  fail('/contact');
  go('/about#main');
  expect(failedRoute.get()?.address).toBe('/contact');
});

test('the failure is over before Gatsby hears of the way back', () => {
  fail('/contact');
  go('/services');
  expect(found).toEqual([undefined]);
});

test.each([
  [true, undefined],
  [false, '/contact'],
])("on a page that comes from the browser's memory (%j) the failure is %j", (persisted, expected) => {
  fail('/contact');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(failedRoute.get()?.address).toBe(expected);
});
