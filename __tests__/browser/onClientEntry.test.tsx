import { onClientEntry } from '../../src/browser/onClientEntry';

test('the browser does not restore the scrolling by itself', () => {
  onClientEntry?.({} as never, { plugins: [] });
  expect(window.history.scrollRestoration).toBe('manual');
});
