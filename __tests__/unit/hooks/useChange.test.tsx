import { renderHook } from '@testing-library/react';
import { useChange } from '../../../src/hooks/useChange';

afterEach(() => jest.restoreAllMocks());

function start(onChange: () => unknown) {
  const { rerender, unmount } = renderHook((value: number) => useChange(value, onChange), {
    initialProps: 1,
  });
  return { become: rerender, unmount };
}

test('calls at the beginning and when the value has become another, not when it is rendered anew', () => {
  const onChange = jest.fn();
  const { become } = start(onChange);
  expect(onChange).toHaveBeenCalledTimes(1);
  become(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  become(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a function that comes back is never called', () => {
  const returned = jest.fn();
  const { become, unmount } = start(() => returned);
  become(2);
  unmount();
  expect(returned).not.toHaveBeenCalled();
});

test('a promise that comes back, as of scrolling in newer browsers, breaks nothing', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { become, unmount } = start(() => Promise.resolve());
  become(2);
  unmount();
  expect(complain).not.toHaveBeenCalled();
});
