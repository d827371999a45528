import { useEffect, useRef } from 'react';

/**
 * Calls `onNavigate` when the visitor goes to another history entry. It also listens to `popstate`, because `useHashChoice`
 * pushes entries without the router. The location key does not change when the visitor goes back from such an entry.
 * @param locationKey the key of the router's location
 */
export function useOnNavigate(locationKey: unknown, onNavigate: () => void): void {
  const lastKey = useRef(locationKey);
  useEffect(() => {
    if (lastKey.current !== locationKey) onNavigate();
    lastKey.current = locationKey;
    window.addEventListener('popstate', onNavigate);
    return () => window.removeEventListener('popstate', onNavigate);
  });
}
