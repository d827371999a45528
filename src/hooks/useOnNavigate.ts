import { useEffect, useRef } from 'react';

/**
 * Calls `onNavigate` when the visitor goes on to another locationKey or back. On the way back within a page the router may
 * not see a difference, but the browser tells.
 * @param locationKey what is left when it changes, such as the key of the page shown
 */
export function useOnNavigate(locationKey: unknown, onNavigate: () => void): void {
  const shown = useRef(locationKey);
  useEffect(() => {
    if (shown.current !== locationKey) onNavigate();
    shown.current = locationKey;
    window.addEventListener('popstate', onNavigate);
    return () => window.removeEventListener('popstate', onNavigate);
  });
}
