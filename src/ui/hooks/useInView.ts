import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is or has been in view. */
export function useInView(element: RefObject<Element>, { threshold, rootMargin }: IntersectionObserverInit) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || inView) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { threshold, rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, rootMargin, inView]);
  return inView;
}
