import { useEffect } from 'react';

/** Calls `onChange` after the first render and after each render in which `value` has changed. */
export function useChange(value: unknown, onChange: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the value changes.
  useEffect(() => {
    onChange();
  }, [value]);
}
