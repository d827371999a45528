import { fireEvent, renderHook } from '@testing-library/react';
import { useEscape } from '../../../src/hooks/useEscape';

const press = (key: string) => fireEvent.keyDown(document.body, { key });

const listen = (active: boolean, onEscape: () => void) =>
  renderHook((props) => useEscape(props.active, props.onEscape), { initialProps: { active, onEscape } });

test('calls for each press of Escape, and for no other key', () => {
  const onEscape = jest.fn();
  listen(true, onEscape);
  press('Enter');
  press('e');
  expect(onEscape).not.toHaveBeenCalled();
  press('Escape');
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(2);
});

test('is silent while it is not active', () => {
  const onEscape = jest.fn();
  const { rerender } = listen(false, onEscape);
  press('Escape');
  expect(onEscape).not.toHaveBeenCalled();
  rerender({ active: true, onEscape });
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
  rerender({ active: false, onEscape });
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('calls the function of the last render only', () => {
  const [first, last] = [jest.fn(), jest.fn()];
  listen(true, first).rerender({ active: true, onEscape: last });
  press('Escape');
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
});
