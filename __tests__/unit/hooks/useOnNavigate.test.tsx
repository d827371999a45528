import { renderHook } from '@testing-library/react';
import { useOnNavigate } from '../../../src/hooks/useOnNavigate';

function start() {
  const onNavigate = jest.fn();
  const { rerender, unmount } = renderHook((locationKey: string) => useOnNavigate(locationKey, onNavigate), {
    initialProps: 'here',
  });
  return { onNavigate, go: rerender, unmount };
}
const back = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('tells of another location key, and neither of the first nor of the same one rendered anew', () => {
  const { onNavigate, go } = start();
  expect(onNavigate).not.toHaveBeenCalled();
  go('here');
  expect(onNavigate).not.toHaveBeenCalled();
  go('there');
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('tells of each way back, until it is gone', () => {
  const { onNavigate, unmount } = start();
  back();
  back();
  expect(onNavigate).toHaveBeenCalledTimes(2);
  unmount();
  back();
  expect(onNavigate).toHaveBeenCalledTimes(2);
});
