/** A value that outlives the components that show it. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls `changed` with each change. @returns what ends that */
  subscribe: (changed: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
