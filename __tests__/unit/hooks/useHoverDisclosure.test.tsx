import { act, fireEvent, render, screen } from '@testing-library/react';
import { useHoverDisclosure } from '../../../src/hooks/useHoverDisclosure';

function Probe({ place }: { place?: string }) {
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(place);
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
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

/** jsdom takes every focus for one of the keyboard (`:focus-visible`), browsers do not take that of a click. */
function focusByClick(element: HTMLElement) {
  focus(element);
  const find = area().querySelector.bind(area());
  area().querySelector = (selector: string) => (selector === ':focus-visible' ? null : find(selector));
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<Probe place="first" />);
});

test.each(['mouse', 'pen'])('opens while a %s is over it', (pointerType) => {
  expect(isOpen()).toBe(false);
  enter(pointerType);
  expect(isOpen()).toBe(true);
  leave(pointerType);
  expect(isOpen()).toBe(false);
});

test('a finger does not hover', () => {
  enter('touch');
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

test('Escape closes what the mouse has opened, leaves the focus alone, and the next hover opens it', () => {
  focus(outside());
  enter();
  pressEscape();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside());
  leave();
  enter();
  expect(isOpen()).toBe(true);
});

test('Escape leads a focus inside to the first link and keeps it closed until the next focus', () => {
  focus(second());
  pressEscape();
  expect(document.activeElement).toBe(first());
  expect(isOpen()).toBe(false);
  focus(second());
  expect(isOpen()).toBe(true);
});

test('another place closes it; the same place does not', () => {
  enter();
  view.rerender(<Probe place="first" />);
  expect(isOpen()).toBe(true);
  view.rerender(<Probe place="second" />);
  expect(isOpen()).toBe(false);
});

test('can be shown without hover or focus', () => {
  fireEvent.click(outside());
  expect(isOpen()).toBe(true);
  pressEscape();
  expect(isOpen()).toBe(false);
});
