import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useOnline } from '../../../../src/features/map/useOnline';
import { hydrate } from '../../../support/hydrate';

/** Cuts or restores the connection. */
function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

afterEach(() => jest.restoreAllMocks());

test('follows the connection as it goes and comes', () => {
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  connect(false);
  expect(result.current).toBe(false);
  connect(true);
  expect(result.current).toBe(true);
});

test('stops listening when it is gone', () => {
  const { unmount } = renderHook(useOnline);
  unmount();
  const read = jest.spyOn(navigator, 'onLine', 'get');
  window.dispatchEvent(new Event('offline'));
  expect(read).not.toHaveBeenCalled();
});

test('a page opened without a connection is taken over without a complaint, and knows it then', () => {
  connect(false);
  const Probe = () => <p>{useOnline() ? 'online' : 'offline'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>online</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('offline');
});
