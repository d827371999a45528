import { act, fireEvent, render, screen } from '@testing-library/react';
import { useHoverDisclosure } from '../../../src/hooks/useHoverDisclosure';

function Probe({ locationKey }: { locationKey: string }) {
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(locationKey);
  return (
    <>
      <ul>
        <li aria-label="area" {...areaProps}>
          <a href="/our-business" aria-expanded={open}>
            Our Business
          </a>
          <a href="/logistics">Logistics</a>
        </li>
      </ul>
      <button type="button" onClick={show}>
        Show
      </button>
    </>
  );
}

const area = () => screen.getByRole('listitem', { name: 'area' });
const first = () => screen.getByRole('link', { name: 'Our Business' });
const second = () => screen.getByRole('link', { name: 'Logistics' });
const outside = () => screen.getByRole('button', { name: 'Show' });
const isOpen = () => first().getAttribute('aria-expanded') === 'true';

const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(area(), { pointerType });
const leave = (pointerType = 'mouse') => fireEvent.pointerLeave(area(), { pointerType });
const focus = (element: HTMLElement) => act(() => element.focus());

/** In jsdom every focus matches `:focus-visible`; in browsers that of a click does not. */
function focusByClick(element: HTMLElement) {
  focus(element);
  const find = area().querySelector.bind(area());
  area().querySelector = (selector: string) => (selector === ':focus-visible' ? null : find(selector));
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<Probe locationKey="first" />);
});

test('opens on hover with mouse and pen, not on touch', () => {
  enter('touch');
  expect(isOpen()).toBe(false);
  enter('pen');
  expect(isOpen()).toBe(true);
  leave('pen');
  expect(isOpen()).toBe(false);
});

test('is open while any element inside has the focus', () => {
  focus(first());
  expect(isOpen()).toBe(true);
  fireEvent.focusOut(first(), { relatedTarget: second() });
  expect(isOpen()).toBe(true);
  focus(second());
  expect(isOpen()).toBe(true);
  focus(outside());
  expect(isOpen()).toBe(false);
});

test('closes when the focus is lost', () => {
  focus(second());
  act(() => second().blur());
  expect(isOpen()).toBe(false);
});

test('stays open on hover when the focus is lost', () => {
  enter();
  focus(second());
  const matches = jest.spyOn(area(), 'matches').mockImplementation((selector) => selector === ':hover');
  act(() => second().blur());
  expect(isOpen()).toBe(true);
  matches.mockRestore();
});

test('stays open without hover while it has the keyboard focus', () => {
  focus(second());
  enter();
  leave();
  expect(isOpen()).toBe(true);
});

test('closes without hover while it has the focus of a click', () => {
  enter();
  focusByClick(second());
  leave();
  expect(isOpen()).toBe(false);
});

test('a change of the location key closes it', () => {
  enter();
  view.rerender(<Probe locationKey="first" />);
  expect(isOpen()).toBe(true);
  view.rerender(<Probe locationKey="second" />);
  expect(isOpen()).toBe(false);
});

test('Escape closes it without moving the focus from elsewhere; the next hover opens it', () => {
  focus(outside());
  enter();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside());
  leave();
  enter();
  expect(isOpen()).toBe(true);
});
