/** Hooks for what closes menus, overlays and dialogs. */
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

/** Calls `onEscape` when Escape is pressed while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  // The listener stays while `active`: one that is added again while the key is handled is not called.
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: Event) => (event as KeyboardEvent).key === 'Escape' && latest.current();
    return listen(document, ['keydown'], onKeyDown);
  }, [active]);
}
