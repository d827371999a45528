/** A value outside of React, to be read by `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls `onChange` after each `set`. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
