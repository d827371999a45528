import { useEffect } from 'react';

/** Calls `onChange` after the first render and after each render in which `value` has changed. */
export function useChange(value: unknown, onChange: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the value runs it.
  useEffect(() => {
    onChange();
  }, [value]);
}
