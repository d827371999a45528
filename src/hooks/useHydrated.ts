import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has taken over: false in the HTML and in the render that matches it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
