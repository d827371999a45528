import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { COUNTING, counterStep, useCounter } from '../../../../src/features/counters/useCounter';
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
  [10, 1],
  [200, 1],
  [201, 2],
])('the step for %d is %d', (target, step) => {
  expect(counterStep(target)).toBe(step);
});

test('shows the target until it is in view, then counts up to it once, in whole steps and within a second', () => {
  expect(hydrate(<Probe target={2500} />).complaints).toEqual([]);
  expect(frame()).toBe(2500);
  bringIntoView(figure(), 0);
  expect(frame()).toBe(2500);
  bringIntoView(figure());
  expect(figure().textContent).toBe('0');
  const start = performance.now();
  const shown = [0];
  while ((shown.at(-1) ?? 0) < 2500) shown.push(frame());
  expect(performance.now() - start).toBeLessThanOrEqual(COUNTING);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  for (const figure of shown.slice(0, -1)) expect(figure % counterStep(2500)).toBe(0);
  expect(shown.at(-1)).toBe(2500);
  expect(jest.getTimerCount()).toBe(0);
  bringIntoView(figure(), 0);
  bringIntoView(figure());
  expect(frame()).toBe(2500);
});

test('shows the target at once when reduced motion is requested while it counts', () => {
  hydrate(<Probe target={2500} />);
  bringIntoView(figure());
  expect(frame()).toBeLessThan(2500);
  setReducedMotion(true);
  expect(figure().textContent).toBe('2500');
  expect(frame()).toBe(2500);
});
