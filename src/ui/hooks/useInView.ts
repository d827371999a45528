import { type RefObject, useEffect, useState } from 'react';

interface Options {
  /** The part of the element that must be in view, from 0 to 1. */
  threshold?: number;
  /** The `rootMargin` of the observer, such as `200px`: enlarges the area in which the element is in view. */
  margin?: string;
}

/** Whether an element is or has been in view. The value never changes from true to false. */
export function useInView(element: RefObject<Element>, { threshold = 0, margin = '0px' }: Options = {}) {
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
