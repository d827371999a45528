import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDisclosure } from '../../../../src/layout/Header/useDisclosure';

function Probe({ place }: { place: string }) {
  const { open, areaProps, buttonProps } = useDisclosure<HTMLElement>(place);
  return (
    <>
      <nav {...areaProps}>
        <button type="button" {...buttonProps}>
          Menu
        </button>
        {open && <a href="/about">About</a>}
      </nav>
      <a href="/contact">Contact</a>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Menu' });
const outside = () => screen.getByRole('link', { name: 'Contact' });
const inside = () => screen.getByRole('link', { name: 'About' });

/** Whether it is open; what is shown and what is told to screen readers must agree. */
function isOpen(): boolean {
  const shown = screen.queryByRole('link', { name: 'About' }) !== null;
  expect(button().getAttribute('aria-expanded')).toBe(String(shown));
  return shown;
}

const start = () => render(<Probe place="first" />);
const open = () => fireEvent.click(button());
const focus = (element: HTMLElement) => act(() => element.focus());

test('its button opens and closes it', () => {
  start();
  expect(isOpen()).toBe(false);
  open();
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(button());
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('Escape closes it and leads back to its button', () => {
  start();
  open();
  focus(inside());
  fireEvent.keyDown(inside(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('Escape leaves the focus where it is while it is closed', () => {
  start();
  focus(outside());
  fireEvent.keyDown(outside(), { key: 'Escape' });
  expect(document.activeElement).toBe(outside());
});

test('a press outside closes it and leaves the focus alone; one inside does not close it', () => {
  start();
  open();
  fireEvent.pointerDown(inside());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(outside());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('a focus outside closes it; one inside does not', () => {
  start();
  open();
  focus(inside());
  expect(isOpen()).toBe(true);
  focus(outside());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside());
});

test('it can be opened again with the focus outside', () => {
  start();
  open();
  focus(outside());
  open();
  expect(isOpen()).toBe(true);
});

test('another place closes it; the same place does not', () => {
  const { rerender } = start();
  open();
  rerender(<Probe place="first" />);
  expect(isOpen()).toBe(true);
  rerender(<Probe place="second" />);
  expect(isOpen()).toBe(false);
});

test.each(['pointerdown', 'focusin'])('listens for %s only while it is open', (type) => {
  const calls = {
    add: jest.spyOn(document, 'addEventListener'),
    remove: jest.spyOn(document, 'removeEventListener'),
  };
  const listening = () => {
    const [added, removed] = [calls.add, calls.remove].map(
      ({ mock }) => mock.calls.filter((call) => call[0] === type).length,
    );
    return Number(added) - Number(removed);
  };
  const { unmount } = start();
  const before = listening();
  open();
  expect(listening()).toBe(before + 1);
  fireEvent.click(button());
  expect(listening()).toBe(before);
  open();
  unmount();
  expect(listening()).toBe(before);
  jest.restoreAllMocks();
});
