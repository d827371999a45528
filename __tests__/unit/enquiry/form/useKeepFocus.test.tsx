import { render, screen } from '@testing-library/react';
import { useKeepFocus } from '../../../../src/enquiry/form/useKeepFocus';

function Probe({ disabled }: { disabled: boolean }) {
  const { buttonRef, wrapperRef } = useKeepFocus(disabled);
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" />
      <div ref={wrapperRef} title="wrapper" tabIndex={-1}>
        <button ref={buttonRef} type="button" disabled={disabled}>
          Send
        </button>
      </div>
    </main>
  );
}

const focusAfter = (focused: () => HTMLElement) => {
  const { rerender } = render(<Probe disabled />);
  focused().focus();
  rerender(<Probe disabled={false} />);
  return document.activeElement;
};

test.each([
  ['the wrapper', () => screen.getByTitle('wrapper')],
  ['the page', () => screen.getByRole('main')],
  ['no element', () => document.body],
])('when the button is enabled, the focus moves to it from %s', (_, focused) => {
  expect(focusAfter(focused)).toBe(screen.getByRole('button'));
});

test('when the button is enabled, a field keeps the focus', () => {
  const field = () => screen.getByRole('textbox');
  expect(focusAfter(field)).toBe(field());
});
