import { renderHook } from '@testing-library/react';
import { useChange } from '../../../src/hooks/useChange';

afterEach(() => jest.restoreAllMocks());

function start(onChange: () => unknown) {
  const { rerender, unmount } = renderHook((value: number) => useChange(value, onChange), {
    initialProps: 1,
  });
  return { change: rerender, unmount };
}

test('calls the function after the first render and after a change of the value only', () => {
  const onChange = jest.fn();
  const { change } = start(onChange);
  expect(onChange).toHaveBeenCalledTimes(1);
  change(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  change(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a returned function is never called', () => {
  const returned = jest.fn();
  const { change, unmount } = start(() => returned);
  change(2);
  unmount();
  expect(returned).not.toHaveBeenCalled();
});

test('a returned promise, as of scroll methods in newer browsers, causes no error', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { change, unmount } = start(() => Promise.resolve());
  change(2);
  unmount();
  expect(complain).not.toHaveBeenCalled();
});
