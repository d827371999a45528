import { fireEvent, render, screen } from '@testing-library/react';
import { useDialog } from '../../../src/hooks/useDialog';

function Probe({ locationKey }: { locationKey: string }) {
  const { open, close, dialogProps } = useDialog(locationKey);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => open(currentTarget)}>
        Search
      </button>
      <dialog aria-label="Search by keyword" {...dialogProps}>
        <p>Recent Searches</p>
        <button type="button" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  );
}

const opener = () => screen.getByText('Search');
const dialog = () => screen.getByRole('dialog', { name: 'Search by keyword' });
const isOpen = () => screen.queryByRole('dialog') !== null;
const inside = () => screen.getByText('Recent Searches');

/** The events of a click. Its target is the common ancestor of the pressed and the released element. */
function click(pressed: Element, released = pressed) {
  fireEvent.pointerDown(pressed);
  fireEvent.pointerUp(released);
  fireEvent.click(pressed === released ? pressed : dialog());
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<Probe locationKey="first" />);
});

const open = () => {
  opener().focus();
  fireEvent.click(opener());
};

test('opens as a modal dialog only once', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  open();
  open();
  expect(isOpen()).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  showModal.mockRestore();
});

test('a change of the location key closes it', () => {
  open();
  view.rerender(<Probe locationKey="first" />);
  expect(isOpen()).toBe(true);
  view.rerender(<Probe locationKey="second" />);
  expect(isOpen()).toBe(false);
});

test('a key press inside does not close it after a right click on the backdrop', () => {
  open();
  fireEvent.pointerDown(dialog(), { button: 2 });
  // Enter on a button fires `click` without `pointerdown`.
  fireEvent.click(inside());
  expect(isOpen()).toBe(true);
});

test('a press on the backdrop does not count after the dialog has been closed and opened again', () => {
  open();
  click(dialog());
  open();
  click(inside(), dialog());
  expect(isOpen()).toBe(true);
});
