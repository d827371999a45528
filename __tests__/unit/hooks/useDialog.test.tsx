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

/** A click as mice and fingers make it; it lands on what holds both the press and the release. */
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

test('opens as a modal dialog, and only once', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  open();
  open();
  expect(isOpen()).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  showModal.mockRestore();
});

test('another location key closes it; the same does not', () => {
  open();
  view.rerender(<Probe locationKey="first" />);
  expect(isOpen()).toBe(true);
  view.rerender(<Probe locationKey="second" />);
  expect(isOpen()).toBe(false);
});

test('a press that began inside and ended on the empty area does not close it', () => {
  open();
  click(inside(), dialog());
  expect(isOpen()).toBe(true);
  click(dialog());
  expect(isOpen()).toBe(false);
});

test('after a press on the empty area that was no click, keys inside do not close it', () => {
  open();
  fireEvent.pointerDown(dialog(), { button: 2 });
  // Enter on a button makes a click without a press.
  fireEvent.click(inside());
  expect(isOpen()).toBe(true);
});

test('a press on the empty area before it was closed means nothing when it is open again', () => {
  open();
  click(dialog());
  open();
  click(inside(), dialog());
  expect(isOpen()).toBe(true);
});
