import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { AUTO_ADVANCE, useAutoAdvance } from '../../../../src/features/carousel/useAutoAdvance';
import { setPageVisible, setReducedMotion } from '../../../support/dom';

function Probe() {
  const [moves, setMoves] = useState(0);
  const advance = useCallback(() => setMoves(moves + 1), [moves]);
  const { playing, togglePlaying, areaProps } = useAutoAdvance(advance);
  return (
    <>
      <section aria-label="area" {...areaProps}>
        <p title="moves">{moves}</p>
        <button type="button" onClick={togglePlaying}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <a href="/contact">Enquire</a>
      </section>
      <button type="button" onClick={advance}>
        Next
      </button>
    </>
  );
}

const area = () => screen.getByRole('region', { name: 'area' });
const link = () => screen.getByRole('link', { name: 'Enquire' });
const moves = () => Number(screen.getByTitle('moves').textContent);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const focus = (element: HTMLElement) => act(() => element.focus());

const hover = () => fireEvent.pointerEnter(area());
const leave = () => fireEvent.pointerLeave(area());

let view: ReturnType<typeof render>;
beforeEach(() => {
  jest.useFakeTimers();
  view = render(<Probe />);
});
afterEach(() => jest.useRealTimers());

test('the time is that of the specification', () => {
  expect(AUTO_ADVANCE).toBe(4000);
});

test('moves on each time that the time has passed', () => {
  wait(AUTO_ADVANCE - 1);
  expect(moves()).toBe(0);
  wait(1);
  expect(moves()).toBe(1);
  wait(AUTO_ADVANCE - 1);
  expect(moves()).toBe(1);
  wait(1);
  expect(moves()).toBe(2);
});

test('the time begins anew after a move by hand', () => {
  wait(AUTO_ADVANCE - 1);
  click('Next');
  wait(AUTO_ADVANCE - 1);
  expect(moves()).toBe(1);
  wait(1);
  expect(moves()).toBe(2);
});

test.each([
  ['hovered', hover, leave],
  ['focused', () => focus(link()), () => act(() => link().blur())],
  ['paused by its button', () => click('Pause'), () => click('Play')],
  ['in a background tab', () => setPageVisible(false), () => setPageVisible(true)],
  ['asked for less motion', () => setReducedMotion(true), () => setReducedMotion(false)],
])('stands still while it is %s, and begins the time anew afterwards', (_, pause, resume) => {
  wait(AUTO_ADVANCE - 1);
  pause();
  wait(3 * AUTO_ADVANCE);
  expect(moves()).toBe(0);
  resume();
  wait(AUTO_ADVANCE - 1);
  expect(moves()).toBe(0);
  wait(1);
  expect(moves()).toBe(1);
});

test('stands still as long as one of several reasons lasts', () => {
  hover();
  focus(link());
  leave();
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
  hover();
  act(() => link().blur());
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
});

test('stands still while the focus moves inside, and goes on when it moves outside', () => {
  const pause = screen.getByRole('button', { name: 'Pause' });
  focus(link());
  fireEvent.focusOut(link(), { relatedTarget: pause });
  expect(jest.getTimerCount()).toBe(0);
  focus(pause);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
  focus(screen.getByRole('button', { name: 'Next' }));
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('the focus on the button does not hold back what it has begun; another focus does', () => {
  focus(screen.getByRole('button', { name: 'Pause' }));
  click('Pause');
  click('Play');
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
  focus(link());
  wait(2 * AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('only the button changes between pause and play', () => {
  hover();
  focus(link());
  setPageVisible(false);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  click('Pause');
  leave();
  setPageVisible(true);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('who wants less motion finds it paused, and can let it play', () => {
  setReducedMotion(true);
  click('Play');
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('what the visitor has chosen outlasts a change of the wish for less motion', () => {
  click('Pause');
  setReducedMotion(true);
  setReducedMotion(false);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
});

test('stops when it is gone', () => {
  expect(jest.getTimerCount()).toBe(1);
  view.unmount();
  expect(jest.getTimerCount()).toBe(0);
});
