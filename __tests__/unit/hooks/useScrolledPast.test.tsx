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

test('knows of a page that was scrolled before', () => {
  scrollPage(500);
  expect(renderHook(() => useScrolledPast(200)).result.current).toBe(true);
  expect(renderHook(() => useScrolledPast(500)).result.current).toBe(false);
});

test('stops listening when it is gone', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const scrollListeners = ({ mock }: typeof add | typeof remove) =>
    mock.calls.filter(([type]) => type === 'scroll').map(([, listener]) => listener);
  renderHook(() => useScrolledPast(200)).unmount();
  expect(scrollListeners(add)).toHaveLength(1);
  expect(scrollListeners(remove)).toEqual(scrollListeners(add));
  jest.restoreAllMocks();
});

test('the browser takes over a scrolled page without a complaint, and knows it then', () => {
  scrollPage(500);
  const Probe = () => <p>{useScrolledPast(200) ? 'afloat' : 'at rest'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>at rest</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('afloat');
});
