import { shouldUpdateScroll } from '../../../../src/gatsby/browser/shouldUpdateScroll';

test('Gatsby leaves the scrolling to us', () => {
  expect(shouldUpdateScroll?.({} as never, { plugins: [] })).toBe(false);
});
