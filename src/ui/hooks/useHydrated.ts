import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is hydrated. The value is false in the HTML and in the first render, which must match the HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
