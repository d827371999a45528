import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { usePageVisible } from '../../../../src/features/carousel/usePageVisible';
import { setPageVisible } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

test('follows the tab to the background and back', () => {
  const { result } = renderHook(usePageVisible);
  expect(result.current).toBe(true);
  setPageVisible(false);
  expect(result.current).toBe(false);
  setPageVisible(true);
  expect(result.current).toBe(true);
});

test('stops listening when it is gone', () => {
  const { unmount } = renderHook(usePageVisible);
  const read = jest.spyOn(document, 'visibilityState', 'get');
  setPageVisible(true);
  expect(read).toHaveBeenCalled();
  unmount();
  read.mockClear();
  setPageVisible(true);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('the browser takes over a page in a background tab without a complaint, and knows it then', () => {
  setPageVisible(false);
  const Probe = () => <p>{usePageVisible() ? 'foreground' : 'background'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>foreground</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('background');
});
