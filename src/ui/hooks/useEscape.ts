import { useEffect } from 'react';
import { listen } from '../browser/events';

export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    return listen(document, ['keydown'], (event) => (event as KeyboardEvent).key === 'Escape' && onEscape());
  });
}
