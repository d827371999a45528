import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is hydrated: false in the HTML and in the first render, which must match it, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
