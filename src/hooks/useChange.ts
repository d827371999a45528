import { useEffect } from 'react';

/** Calls `onChange` whenever `value` has become another, and once at the beginning. */
export function useChange(value: unknown, onChange: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what calls, and nothing else.
  useEffect(() => {
    onChange();
  }, [value]);
}
