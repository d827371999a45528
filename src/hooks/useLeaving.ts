import { useEffect } from 'react';
import { useChange } from './useChange';

/**
 * Calls `onLeave` when the visitor goes on to another place or back, and once at the beginning. On the way back
 * within a page the router may not see a difference, but the browser tells.
 * @param place what is left when it changes, such as the key of the page shown
 */
export function useLeaving(place: unknown, onLeave: () => void): void {
  useChange(place, onLeave);
  useEffect(() => {
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  });
}
