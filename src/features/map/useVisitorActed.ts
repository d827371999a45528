import { useEffect, useState } from 'react';

const ACTIONS = ['scroll', 'touchstart', 'keydown'] as const;

/** Returns whether the visitor has scrolled, touched the screen or pressed a key since the component was mounted. */
export function useVisitorActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    const act = ({ type }: Event) => {
      // Ignore a scroll to the top, because Gatsby scrolls to the top when it opens a page.
      if (type !== 'scroll' || window.scrollY > 0) setActed(true);
    };
    for (const action of ACTIONS) window.addEventListener(action, act, { passive: true });
    return () => {
      for (const action of ACTIONS) window.removeEventListener(action, act);
    };
  }, [acted]);
  return acted;
}
