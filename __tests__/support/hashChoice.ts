/** A choice by the hash of the address, and the ways to come to an address. */
import { act, renderHook } from '@testing-library/react';
import type { ChosenBy } from '../../src/hooks/tabs';
import { useHashChoice } from '../../src/hooks/useHashChoice';

export const IDS = ['jute', 'rice', 'soy'];

export const open = (address: string) => window.history.replaceState({ key: 'opened' }, '', address);
/** The visitor follows a link on the page, or goes back or forward. */
export const go = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

export function start(ids: readonly string[] = IDS, standard?: 'first' | 'none') {
  const { result, rerender } = renderHook((now) => useHashChoice(now, standard), { initialProps: ids });
  return {
    chosen: () => result.current[0],
    /** @returns how many entries that added to the history */
    choose(id: string, by: ChosenBy) {
      const before = window.history.length;
      act(() => result.current[1](id, by));
      return window.history.length - before;
    },
    clear: () => act(() => result.current[2]()),
    change: rerender,
  };
}
