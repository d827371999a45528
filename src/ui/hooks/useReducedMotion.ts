import { useSyncExternalStore } from 'react';
import { listen } from '../browser/events';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (onChange: () => void) => listen(query(), ['change'], onChange);

/** Whether the visitor prefers reduced motion. The value is false before hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
