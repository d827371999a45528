import { useSyncExternalStore } from 'react';
import { listen } from '../browser/events';

const subscribe = (onChange: () => void) => listen(window, ['scroll'], onChange);

/** Whether the page is scrolled down by more than `distance` pixels. The value is false before hydration. */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
