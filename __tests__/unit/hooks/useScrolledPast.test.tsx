import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useScrolledPast } from '../../../src/hooks/useScrolledPast';
import { scrollPage } from '../../support/dom';
import { hydrate } from '../../support/hydrate';

test('is true beyond the distance only, and follows the page up again', () => {
  const { result } = renderHook(() => useScrolledPast(200));
  expect(result.current).toBe(false);
  scrollPage(200);
  expect(result.current).toBe(false);
  scrollPage(201);
  expect(result.current).toBe(true);
  scrollPage(0);
  expect(result.current).toBe(false);
});

test('the browser takes over a scrolled page without a complaint, and knows it then', () => {
  scrollPage(500);
  const Probe = () => <p>{useScrolledPast(200) ? 'afloat' : 'at rest'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>at rest</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('afloat');
});
