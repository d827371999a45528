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

test('advances after each interval; a manual move restarts the interval', () => {
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
  ['under reduced motion', () => setReducedMotion(true), () => setReducedMotion(false)],
])('does not advance while it is %s, and restarts the interval afterwards', (_, pause, resume) => {
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

test('does not advance while the focus moves inside, and continues when it moves outside', () => {
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

test('the focus on the Play button does not pause it; the focus on another element does', () => {
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

test('under reduced motion it starts paused; the choice of the visitor outlasts a change of that setting', () => {
  render(<Probe />);
  setReducedMotion(true);
  click('Play');
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
  click('Pause');
  setReducedMotion(false);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(1);
});

test('it does not advance on a page that is hydrated in a background tab', () => {
  setPageVisible(false);
  expect(hydrate(<Probe />).complaints).toEqual([]);
  wait(AUTO_ADVANCE);
  expect(moves()).toBe(0);
});
