import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDisclosure } from '../../../../src/layout/Header/useDisclosure';

function Probe({ locationKey }: { locationKey: string }) {
  const { open, areaProps, buttonProps } = useDisclosure<HTMLElement>(locationKey);
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

const outside = () => screen.getByRole('link', { name: 'Contact' });
const inside = () => screen.queryByRole('link', { name: 'About' });
const isOpen = () => inside() !== null;
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }));

test('a press or focus inside keeps it open; outside it closes it and keeps the focus there', () => {
  render(<Probe locationKey="first" />);
  open();
  fireEvent.pointerDown(inside() as HTMLElement);
  act(() => inside()?.focus());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(outside());
  expect(isOpen()).toBe(false);
  open();
  act(() => outside().focus());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside());
  open();
  expect(isOpen()).toBe(true);
});

test('Escape does not move the focus while it is closed', () => {
  render(<Probe locationKey="first" />);
  act(() => outside().focus());
  fireEvent.keyDown(outside(), { key: 'Escape' });
  expect(document.activeElement).toBe(outside());
});
