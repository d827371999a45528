import { useState } from 'react';
import { useHash, writeHash } from './useHash';

/** What a choice was made with. */
export type ChosenBy = 'click' | 'key';

/**
 * One of several things, chosen by the hash of the address, so that it can be opened, shared, reloaded and left by
 * Back. A click adds an entry to the history and a key changes the entry shown (contract: "Widgets"). Without a hash
 * it is the first; a hash that names none of them means the first on load, and changes nothing later.
 * @param ids the hashes without their `#`, in order
 * @returns the one chosen, undefined only if there is none at all; and `choose`
 */
export function useHashChoice(ids: readonly string[]) {
  const [first] = ids;
  const [last, setLast] = useState(first);
  const named = useHash().slice(1);
  const chosen = ids.includes(named) ? named : named === '' ? first : last;
  if (chosen !== last) setLast(chosen);

  const choose = (id: string, by: ChosenBy) =>
    writeHash(`#${id}`, by === 'click' && id !== chosen ? 'new' : 'same');

  return [chosen, choose] as const;
}
