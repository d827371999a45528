import { useEffect, useRef } from 'react';
import { listen } from '../browser/events';

/** Calls `onEscape` when Escape is pressed while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  // The listener stays while `active`: one that is added again while the key is handled is not called.
  useEffect(() => {
    if (!active) return;
    return listen(
      document,
      ['keydown'],
      (event) => (event as KeyboardEvent).key === 'Escape' && latest.current(),
    );
  }, [active]);
}
