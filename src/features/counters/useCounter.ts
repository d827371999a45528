import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../hooks/useInView';
import { useReducedMotion } from '../../hooks/useMediaQuery';

/** The number of steps from 0 to the target. */
const STEPS = 200;

/** Milliseconds in which a counter reaches its target. Each frame takes the steps that are due. */
export const COUNTING = 1000;

/** The size of a step: a 200th of the target, rounded up. */
export const counterStep = (target: number): number => Math.ceil(target / STEPS);

/**
 * Counts up to a target once the element that shows it is in view (docs/behaviour.md, "Counters"). The HTML
 * contains the target, and with reduced motion the counter does not count.
 * @returns the figure to show
 */
export function useCounter(element: RefObject<Element>, target: number): number {
  const reducedMotion = useReducedMotion();
  const inView = useInView(element, { threshold: 0.5 });
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (!inView || reducedMotion) return;
    setShown(0);
    const start = performance.now();
    const count = (now: number) => {
      const steps = Math.floor(((now - start) / COUNTING) * STEPS);
      const figure = Math.min(Math.max(0, steps) * counterStep(target), target);
      setShown(figure);
      if (figure < target) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      setShown(target);
    };
  }, [inView, reducedMotion, target]);
  return shown;
}
