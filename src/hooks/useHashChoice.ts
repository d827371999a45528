import { useState } from 'react';
import { namedBy } from '../routes';
import type { ChosenBy } from './tabs';
import { useHash } from './useHash';

/**
 * One of several things, chosen by the hash of the address, so that it can be opened, shared, reloaded and left by
 * Back. A click adds an entry to the history and a key changes the entry shown (contract: "Widgets"). Without a hash
 * it is the first; a hash that names none of them means the first on load, and changes nothing later.
 * @param ids the hashes without their `#`, in order
 * @returns the one chosen, undefined only if there is none at all; and `choose`
 */
export function useHashChoice(ids: readonly string[]) {
  const [first] = ids;
  const [hash, write] = useHash();
  const [{ chosen, seen }, setChoice] = useState({ chosen: first, seen: '' });
  if (hash !== seen) {
    const named = namedBy(hash);
    const next = ids.includes(named) ? named : named === '' ? first : chosen;
    setChoice({ chosen: next, seen: hash });
  }

  // The development server may take one away.
  const present = chosen !== undefined && ids.includes(chosen) ? chosen : first;

  const choose = (id: string, by: ChosenBy) => {
    setChoice({ chosen: id, seen });
    write(`#${id}`, by === 'click' && id !== present ? 'new' : 'same');
  };

  return [present, choose] as const;
}
