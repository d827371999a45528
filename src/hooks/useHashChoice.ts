import { useState } from 'react';
import { idInHash } from '../routes';
import type { ChosenBy } from './tabs';
import { useHash } from './useHash';

/**
 * One of several things, chosen by the hash of the address, so that it can be opened, shared, reloaded and left by
 * Back. A click adds an entry to the history and a key changes the entry shown (contract: "Widgets"). A hash that
 * names none of them means the standard on load, and later leaves the choice as it is, or none if that is the standard.
 * @param ids the hashes without their `#`, in order
 * @param standard what a missing hash means: the first of them, or none
 * @returns the one chosen, undefined if there is none; `choose`; and `clear`, back to the standard
 */
export function useHashChoice(ids: readonly string[], standard: 'first' | 'none' = 'first') {
  const initial = standard === 'first' ? ids[0] : undefined;
  const [hash, write, remove] = useHash();
  const [{ chosen, seen }, setChoice] = useState({ chosen: initial, seen: '' });
  if (hash !== seen) {
    const named = idInHash(hash);
    const next = ids.includes(named) ? named : named === '' || standard === 'none' ? initial : chosen;
    setChoice({ chosen: next, seen: hash });
  }

  // The development server may take one away.
  const present = chosen !== undefined && ids.includes(chosen) ? chosen : initial;

  const choose = (id: string, by: ChosenBy) => {
    setChoice({ chosen: id, seen });
    write(`#${id}`, by === 'click' && id !== present ? 'new' : 'same');
  };
  const clear = () => {
    setChoice({ chosen: initial, seen });
    remove();
  };

  return [present, choose, clear] as const;
}
