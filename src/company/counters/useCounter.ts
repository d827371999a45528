import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/hooks/browserState';
import { useInView } from '../../ui/hooks/useInView';

const STEPS = 200;

/** Milliseconds that a counter needs for `STEPS` steps. */
export const COUNTING = 1000;

/** Counts from 0 to a target when an element comes into view (docs/behaviour.md, "Counters"). The HTML has it. */
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
      const figure = Math.min(Math.max(0, steps) * Math.ceil(target / STEPS), target);
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
