import { type RefObject, useEffect, useState } from 'react';

interface Options {
  /** How much of the element must be in view, from 0 to 1. */
  threshold?: number;
  /** How far outside the viewport the element counts as in view, such as `200px`. */
  margin?: string;
}

/** Whether an element has come into view; once true it stays true. */
export function useInView(
  element: RefObject<Element>,
  { threshold = 0, margin = '0px' }: Options = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || inView) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { threshold, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, margin, inView]);
  return inView;
}
