import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query applies, kept up to date; false until the page is hydrated.
 * @param query such as `(min-width: 993px)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** From where on the frame is that of a large screen: 993 px; `from($desktop)` of the styles says it in the same unit. */
export const DESKTOP = '(min-width: 62.0625em)';

/** Whether the window is more than 992 px wide (specification, section 9). */
export const useDesktop = (): boolean => useMediaQuery(DESKTOP);

/** Whether the visitor has asked for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
