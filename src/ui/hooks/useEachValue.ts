import { type EffectCallback, useEffect } from 'react';

/** Runs an effect after the first render and after each render in which `value` has changed. */
export function useEachValue(value: unknown, onValue: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the value changes.
  useEffect(onValue, [value]);
}
