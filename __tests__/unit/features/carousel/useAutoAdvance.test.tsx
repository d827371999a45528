import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { AUTO_ADVANCE, useAutoAdvance } from '../../../../src/features/carousel/useAutoAdvance';
import { setPageVisible, setReducedMotion } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('moves on each time that the time has passed, which begins anew after a move by hand', () => {
  render(<Probe />);
  for (const move of [1, 2]) {
    wait(AUTO_ADVANCE - 1);
    expect(moves()).toBe(move - 1);
    wait(1);
    expect(moves()).toBe(move);
  }
  wait(AUTO_ADVANCE - 1);
  click('Next');
  wait(AUTO_ADVANCE - 1);
  expect(moves()).toBe(3);
  wait(1);
  expect(moves()).toBe(4);
});

test.each([
  ['hovered', hover, leave],
  ['focused', () => focus(link()), () => act(() => link().blur())],
  ['paused by its button', () => click('Pause'), () => click('Play')],
  ['in a background tab', () => setPageVisible(false), () => setPageVisible(true)],
  ['asked for less motion', () => setReducedMotion(true), () => setReducedMotion(false)],
])('stands still while it is %s, and begins the time anew afterwards', (_, pause, resume) => {
  render(<Probe />);
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
  render(<Probe />);
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
  render(<Probe />);
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
  render(<Probe />);
  focus(screen.getByRole('button', { name: 'Pause' }));
  click('Pause');
  click('Play');
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
  focus(link());
  wait(2 * AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('who wants less motion finds it paused, and can let it play', () => {
  render(<Probe />);
  setReducedMotion(true);
  click('Play');
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('what the visitor has chosen outlasts a change of the wish for less motion', () => {
  render(<Probe />);
  click('Pause');
  setReducedMotion(true);
  setReducedMotion(false);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
});

test('on a page that is hydrated in a background tab it stands still', () => {
  setPageVisible(false);
  expect(hydrate(<Probe />).complaints).toEqual([]);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
});

test('stops when it is gone', () => {
  const { unmount } = render(<Probe />);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
