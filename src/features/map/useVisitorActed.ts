import { useEffect, useState } from 'react';

const ACTIONS = ['scroll', 'touchstart', 'keydown'] as const;

/** Whether the visitor has scrolled, touched the screen or used a key while the component is shown. */
export function useVisitorActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    const act = ({ type }: Event) => {
      // Opening a page scrolls it to the top.
      if (type !== 'scroll' || window.scrollY > 0) setActed(true);
    };
    for (const action of ACTIONS) window.addEventListener(action, act, { passive: true });
    return () => {
      for (const action of ACTIONS) window.removeEventListener(action, act);
    };
  }, [acted]);
  return acted;
}
