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

/** jsdom takes every focus for one of the keyboard (`:focus-visible`), browsers do not take that of a click. */
function focusByClick(element: HTMLElement) {
  focus(element);
  const find = area().querySelector.bind(area());
  area().querySelector = (selector: string) => (selector === ':focus-visible' ? null : find(selector));
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<Probe locationKey="first" />);
});

test('opens under a pen as under a mouse; a finger does not hover', () => {
  enter('touch');
  expect(isOpen()).toBe(false);
  enter('pen');
  expect(isOpen()).toBe(true);
  leave('pen');
  expect(isOpen()).toBe(false);
});

test('opens while the focus is in it, wherever that is', () => {
  focus(first());
  expect(isOpen()).toBe(true);
  fireEvent.focusOut(first(), { relatedTarget: second() });
  expect(isOpen()).toBe(true);
  focus(second());
  expect(isOpen()).toBe(true);
  focus(outside());
  expect(isOpen()).toBe(false);
});

test('closes when the focus goes nowhere', () => {
  focus(second());
  act(() => second().blur());
  expect(isOpen()).toBe(false);
});

test('stays open under the mouse when the focus goes nowhere', () => {
  enter();
  focus(second());
  const matches = jest.spyOn(area(), 'matches').mockImplementation((selector) => selector === ':hover');
  act(() => second().blur());
  expect(isOpen()).toBe(true);
  matches.mockRestore();
});

test('a leaving mouse does not close it while the keyboard focus is in it', () => {
  focus(second());
  enter();
  leave();
  expect(isOpen()).toBe(true);
});

test('a leaving mouse closes it while the focus of a click is in it', () => {
  enter();
  focusByClick(second());
  leave();
  expect(isOpen()).toBe(false);
});

test('another location key closes it; the same does not', () => {
  enter();
  view.rerender(<Probe locationKey="first" />);
  expect(isOpen()).toBe(true);
  view.rerender(<Probe locationKey="second" />);
  expect(isOpen()).toBe(false);
});

test('Escape closes what the mouse has opened, takes no focus from elsewhere, and the next hover opens it', () => {
  focus(outside());
  enter();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside());
  leave();
  enter();
  expect(isOpen()).toBe(true);
});
