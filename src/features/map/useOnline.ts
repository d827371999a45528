import { useSyncExternalStore } from 'react';

const CHANGES = ['online', 'offline'] as const;

function subscribe(changed: () => void) {
  for (const change of CHANGES) window.addEventListener(change, changed);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, changed);
  };
}

/** Whether there may be a connection: browsers know for sure only when there is none. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
