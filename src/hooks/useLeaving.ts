import { useEffect, useRef } from 'react';

/**
 * Calls `onLeave` when the visitor goes on to another place or back. On the way back within a page the router may
 * not see a difference, but the browser tells.
 * @param place what is left when it changes, such as the key of the page shown
 */
export function useLeaving(place: unknown, onLeave: () => void): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) onLeave();
    shown.current = place;
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  });
}
