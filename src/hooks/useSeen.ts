import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come into view; once true it stays true.
 * @param threshold how much of the element must be in view, from 0 to 1
 */
export function useSeen(element: RefObject<Element>, threshold = 0): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, seen]);
  return seen;
}
