import { renderHook } from '@testing-library/react';
import { useLeaving } from '../../src/hooks/useLeaving';

function start() {
  const onLeave = jest.fn();
  const { rerender, unmount } = renderHook((place: string) => useLeaving(place, onLeave), {
    initialProps: 'here',
  });
  return { onLeave, go: rerender, unmount };
}
const back = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('tells of another place, and neither of the first nor of the same one rendered anew', () => {
  const { onLeave, go } = start();
  expect(onLeave).not.toHaveBeenCalled();
  go('here');
  expect(onLeave).not.toHaveBeenCalled();
  go('there');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('tells of each way back, until it is gone', () => {
  const { onLeave, unmount } = start();
  back();
  back();
  expect(onLeave).toHaveBeenCalledTimes(2);
  unmount();
  back();
  expect(onLeave).toHaveBeenCalledTimes(2);
});
