import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from '../../../src/hooks/useMediaQuery';
import { setMedia } from '../../support/dom';
import { hydrate } from '../../support/hydrate';

const WIDE = '(min-width: 993px)';

test('follows the query as it begins and ceases to apply', () => {
  const { result } = renderHook(() => useMediaQuery(WIDE));
  setMedia(WIDE, true);
  expect(result.current).toBe(true);
  setMedia(WIDE, false);
  expect(result.current).toBe(false);
});

test('follows another query when it is given one', () => {
  const { result, rerender } = renderHook(useMediaQuery, { initialProps: WIDE });
  rerender('print');
  expect(result.current).toBe(false);
  setMedia('print', true);
  expect(result.current).toBe(true);
});

test('the browser takes over the HTML without a complaint, and tells its own value then', () => {
  setMedia(WIDE, true);
  const Probe = () => <p>{useMediaQuery(WIDE) ? 'wide' : 'narrow'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>narrow</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('wide');
});
