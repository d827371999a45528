import { onClientEntry } from '../../../../src/gatsby/browser/onClientEntry';

const loadPageSync = jest.fn();

beforeEach(() => {
  Object.assign(window, { ___loader: { loadPageSync } });
  onClientEntry?.({} as never, { plugins: [] });
});

test('the browser does not restore the scrolling by itself', () => {
  expect(window.history.scrollRestoration).toBe('manual');
});

test('pages are asked of the loader', () => {
  const found = { status: 'success' };
  const options = { withErrorDetails: true };
  loadPageSync.mockReturnValue(found);
  expect(window.___loader.loadPageSync('/about', options)).toBe(found);
  expect(loadPageSync).toHaveBeenLastCalledWith('/about', options);
});
