import { useEffect, useRef } from 'react';
import { listen } from '../browser/events';

/**
 * Calls `onNavigate` when the visitor goes to another history entry. `useHashChoice` pushes entries without the router,
 * so going back from one only fires `popstate`, and `locationKey`, the key of the router location, does not change.
 */
export function useOnNavigate(locationKey: unknown, onNavigate: () => void): void {
  const lastKey = useRef(locationKey);
  useEffect(() => {
    if (lastKey.current !== locationKey) onNavigate();
    lastKey.current = locationKey;
    return listen(window, ['popstate'], onNavigate);
  });
}
