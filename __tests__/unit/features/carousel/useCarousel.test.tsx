import { act, fireEvent, render, screen } from '@testing-library/react';
import { AUTO_ADVANCE } from '../../../../src/features/carousel/useAutoAdvance';
import { useCarousel } from '../../../../src/features/carousel/useCarousel';
import { AT_REST } from '../../../../src/hooks/useTrack';
import { layOutTrack, resizeObserversOf, setReducedMotion } from '../../../support/dom';

const CARDS = 7;
const STEP = 316;

function Probe() {
  const { index, positions, movedByControls, previous, next, show, ...props } =
    useCarousel<HTMLDivElement>(CARDS);
  return (
    <section {...props.areaProps}>
      <p title="position">{`${index + 1} of ${positions}`}</p>
      <p title="moved by">{movedByControls ? 'controls' : 'other'}</p>
      <div {...props.controlsProps}>
        {Object.entries({ Previous: previous, Next: next, Third: () => show(2) }).map(([name, move]) => (
          <button key={name} type="button" onClick={move}>
            {name}
          </button>
        ))}
      </div>
      <div title="track" {...props.trackProps}>
        {Array.from({ length: CARDS }, (_, card) => `Card ${card}`).map((card) => (
          <p key={card}>{card}</p>
        ))}
      </div>
    </section>
  );
}

const position = () => screen.getByTitle('position').textContent;
const movedBy = () => screen.getByTitle('moved by').textContent;
const track = () => screen.getByTitle('track');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const layOut = (inView: number) => layOutTrack(track(), { step: STEP, inView });

/** Scrolls like a browser on the way to a position. */
function scroll(offset: number) {
  track().scrollLeft = offset;
  fireEvent.scroll(track());
}

function swipe(offset: number) {
  fireEvent.pointerDown(track());
  scroll(offset);
}

let view: ReturnType<typeof render>;
beforeEach(() => {
  jest.useFakeTimers();
  view = render(<Probe />);
});
afterEach(() => jest.useRealTimers());

test.each([
  [1, 7],
  [3, 5],
])('with %d cards in view it has %d positions and wraps at both ends', (inView, positions) => {
  expect(position()).toBe('1 of 7');
  layOut(inView);
  click('Previous');
  expect(position()).toBe(`${positions} of ${positions}`);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: (positions - 1) * STEP, behavior: 'smooth' });
  click('Next');
  expect(position()).toBe(`1 of ${positions}`);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});

test('with reduced motion it jumps', () => {
  layOut(3);
  setReducedMotion(true);
  click('Third');
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 2 * STEP, behavior: 'instant' });
});

test('arrow keys move it only while the focus is on its controls', () => {
  layOut(3);
  const button = screen.getByRole('button', { name: 'Third' });
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  expect(position()).toBe('3 of 5');
  fireEvent.keyDown(button, { key: 'ArrowLeft' });
  expect(position()).toBe('2 of 5');
  fireEvent.keyDown(button, { key: 'ArrowUp' });
  // With Alt the browser handles the key.
  fireEvent.keyDown(button, { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(track(), { key: 'ArrowRight' });
  expect(position()).toBe('2 of 5');
});

test('in a wider track the position is limited to the last one', () => {
  layOut(1);
  click('Previous');
  expect(position()).toBe('7 of 7');
  layOut(3);
  expect(position()).toBe('5 of 5');
});

test('a swipe sets the position when the track is at rest', () => {
  layOut(3);
  swipe(STEP);
  wait(AT_REST - 1);
  swipe(2 * STEP - 20);
  wait(AT_REST - 1);
  expect(position()).toBe('1 of 5');
  wait(1);
  expect(position()).toBe('3 of 5');
  click('Next');
  expect(position()).toBe('4 of 5');
});

test('a move before a swipe is at rest overrides the swipe', () => {
  layOut(3);
  swipe(STEP);
  click('Third');
  wait(AT_REST);
  expect(position()).toBe('3 of 5');
});

test('a pause on the way to a position does not count as rest', () => {
  layOut(3);
  click('Third');
  for (const offset of [STEP / 4, 2 * STEP]) {
    scroll(offset);
    wait(AT_REST);
    expect(position()).toBe('3 of 5');
    expect(movedBy()).toBe('controls');
  }
});

test('after a move to the current position, scrolling sets the position again', () => {
  layOut(3);
  click('Next');
  click('Previous');
  // The browser scrolls to a focused element without pointer events.
  scroll(2 * STEP);
  wait(AT_REST);
  expect(position()).toBe('3 of 5');
});

test.each([
  ['finger', () => fireEvent.pointerDown(track())],
  ['wheel', () => fireEvent.wheel(track())],
  ['key', () => fireEvent.keyDown(track(), { key: 'ArrowLeft' })],
])('a %s on the way to a position interrupts the move', (_, interrupt) => {
  layOut(3);
  click('Third');
  interrupt();
  scroll(STEP);
  wait(AT_REST);
  expect(position()).toBe('2 of 5');
  expect(movedBy()).toBe('other');
});

test.each([
  ['a manual move', () => click('Next'), 0],
  ['a swipe', () => swipe(STEP), AT_REST],
])('it advances automatically and restarts the interval after %s', (_, move, duration) => {
  layOut(3);
  wait(AUTO_ADVANCE - AT_REST - 1);
  move();
  wait(duration);
  expect(position()).toBe('2 of 5');
  wait(AUTO_ADVANCE - 1);
  expect(position()).toBe('2 of 5');
  wait(1);
  expect(position()).toBe('3 of 5');
});

test('only moves by its controls are reported, not automatic moves or swipes', () => {
  layOut(3);
  expect(movedBy()).toBe('other');
  click('Next');
  expect(movedBy()).toBe('controls');
  wait(AUTO_ADVANCE);
  expect(movedBy()).toBe('other');
  click('Third');
  expect(movedBy()).toBe('controls');
  swipe(3 * STEP);
  wait(AT_REST);
  expect(position()).toBe('4 of 5');
  expect(movedBy()).toBe('other');
});

test('removes timers and observers when it is unmounted', () => {
  const watched = track();
  expect(resizeObserversOf(watched)).toBe(1);
  swipe(STEP);
  view.unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(resizeObserversOf(watched)).toBe(0);
});
