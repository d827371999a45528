import { type RefObject, useEffect, useState } from 'react';

interface Options {
  /** How much of the element must be in view, from 0 to 1. */
  threshold?: number;
  /** How far around the view it counts as seen, such as `200px`. */
  margin?: string;
}

/** Whether an element has come into view; once true it stays true. */
export function useInView(
  element: RefObject<Element>,
  { threshold = 0, margin = '0px' }: Options = {},
): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, margin, seen]);
  return seen;
}
