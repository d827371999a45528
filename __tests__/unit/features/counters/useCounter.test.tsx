import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { counterStep, useCounter } from '../../../../src/features/counters/useCounter';
import { bringIntoView, setReducedMotion } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

function Probe({ target }: { target: number }) {
  const element = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={element} title="figure">
      {useCounter(element, target)}
    </p>
  );
}

const figure = () => screen.getByTitle('figure');
const frame = () => {
  act(() => jest.advanceTimersToNextFrame());
  return Number(figure().textContent);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [2500, 13],
  [1200, 6],
  [45, 1],
  [10, 1],
  [200, 1],
  [201, 2],
])('counts to %d by steps of %d', (target, step) => {
  expect(counterStep(target)).toBe(step);
});

test('shows the figure until it is seen', () => {
  render(<Probe target={2500} />);
  expect(frame()).toBe(2500);
  bringIntoView(figure(), 0);
  expect(frame()).toBe(2500);
});

test.each([2500, 1200, 45, 10])(
  'once seen, it counts from 0 to %d, a step each frame and never beyond',
  (target) => {
    render(<Probe target={target} />);
    bringIntoView(figure());
    expect(figure().textContent).toBe('0');
    const frames = Math.ceil(target / counterStep(target));
    const shown = Array.from({ length: frames + 10 }, frame);
    expect(shown).toEqual(shown.map((_, index) => Math.min((index + 1) * counterStep(target), target)));
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('counts once: not again when it comes back into view', () => {
  render(<Probe target={10} />);
  bringIntoView(figure());
  for (let count = 0; count < 10; count++) frame();
  bringIntoView(figure(), 0);
  bringIntoView(figure());
  expect(frame()).toBe(10);
});

test('with reduced motion it stays', () => {
  setReducedMotion(true);
  render(<Probe target={2500} />);
  bringIntoView(figure());
  expect(figure().textContent).toBe('2500');
  expect(frame()).toBe(2500);
});

test('asked for less motion while it counts, it shows the figure at once', () => {
  render(<Probe target={2500} />);
  bringIntoView(figure());
  expect(frame()).toBe(13);
  setReducedMotion(true);
  expect(figure().textContent).toBe('2500');
  expect(frame()).toBe(2500);
});

test('stops counting when it is gone', () => {
  const { unmount } = render(<Probe target={2500} />);
  bringIntoView(figure());
  frame();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the browser takes over the figure of the HTML without a complaint, and counts once it is seen', () => {
  const { container, complaints } = hydrate(<Probe target={2500} />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('2500');
  bringIntoView(figure());
  expect(frame()).toBe(13);
});
