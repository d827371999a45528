import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../hooks/useInView';
import { useReducedMotion } from '../../hooks/useMediaQuery';

/** Steps from nothing to the target (specification, section 9: "Counter step target/200 rounded up"). */
const STEPS = 200;

/** By how much a counter grows with each animation frame. */
export const counterStep = (target: number): number => Math.ceil(target / STEPS);

/**
 * Counts up to a figure once it is in view, a step each animation frame. The figure stands in the HTML, and
 * stays as it is for visitors who want less motion.
 * @param element where the figure is shown
 * @returns the figure to show
 */
export function useCounter(element: RefObject<Element>, target: number): number {
  const reducedMotion = useReducedMotion();
  const seen = useInView(element, { threshold: 0.5 });
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (!seen || reducedMotion) return;
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
  }, [seen, reducedMotion, target]);
  return shown;
}
