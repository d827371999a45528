import { fireEvent, render, screen } from '@testing-library/react';
import { useKeepFocus } from '../../../../src/features/enquiry/useKeepFocus';

function Probe({ disabled }: { disabled: boolean }) {
  const { moveFocus, buttonRef, wrapperRef } = useKeepFocus(disabled);
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" onInput={moveFocus} />
      <div ref={wrapperRef} title="around" tabIndex={-1}>
        <button ref={buttonRef} type="button" disabled={disabled} onClick={moveFocus}>
          Send
        </button>
      </div>
    </main>
  );
}

const button = () => screen.getByRole('button');
const field = () => screen.getByRole('textbox');
const around = () => screen.getByTitle('around');

function show(disabled: boolean) {
  const { rerender } = render(<Probe disabled={disabled} />);
  return { become: (state: 'disabled' | 'enabled') => rerender(<Probe disabled={state === 'disabled'} />) };
}

test.each([true, false])('at first no focus is taken (disabled: %j)', (disabled) => {
  show(disabled);
  expect(document.activeElement).toBe(document.body);
});

test('a step leads from the button to the element around it, and scrolls nowhere', () => {
  show(false);
  const focus = jest.spyOn(around(), 'focus');
  button().focus();
  fireEvent.click(button());
  expect(document.activeElement).toBe(around());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a step leads from nothing else', () => {
  show(false);
  field().focus();
  fireEvent.input(field(), { target: { value: 'A' } });
  expect(document.activeElement).toBe(field());
});

test.each([
  ['by the button', around],
  ['on what holds it', () => screen.getByRole('main')],
  ['on nothing', () => document.body],
])('once enabled again the button has the focus that was %s', (_, place) => {
  const { become } = show(false);
  become('disabled');
  place().focus();
  const focus = jest.spyOn(button(), 'focus');
  become('enabled');
  expect(document.activeElement).toBe(button());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('once enabled again the button leaves the focus to a field in use', () => {
  const { become } = show(true);
  field().focus();
  become('enabled');
  expect(document.activeElement).toBe(field());
});

test('it takes the focus once', () => {
  const { become } = show(true);
  become('enabled');
  button().blur();
  become('enabled');
  expect(document.activeElement).toBe(document.body);
});

test('a button that is disabled has not taken it', () => {
  const { become } = show(false);
  become('disabled');
  expect(document.activeElement).toBe(document.body);
});
