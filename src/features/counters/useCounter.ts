import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../hooks/useInView';
import { useReducedMotion } from '../../hooks/useMediaQuery';

/** The number of steps from 0 to the target. */
const STEPS = 200;

/** What a counter adds in each animation frame: a 200th of the target, rounded up. */
export const counterStep = (target: number): number => Math.ceil(target / STEPS);

/**
 * Counts up to a target once the element that shows it is in view (docs/behaviour.md, "Counters"). The HTML has the
 * target itself, and with reduced motion it does not count.
 * @returns the figure to show
 */
export function useCounter(element: RefObject<Element>, target: number): number {
  const reducedMotion = useReducedMotion();
  const inView = useInView(element, { threshold: 0.5 });
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (!inView || reducedMotion) return;
    let figure = 0;
    setShown(figure);
    const count = () => {
      figure = Math.min(figure + counterStep(target), target);
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
