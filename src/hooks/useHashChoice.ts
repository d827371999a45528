import { useState } from 'react';
import type { ChosenBy } from '../browser/tabs';
import { idInHash } from '../routes';
import { useHash } from './useHash';

/**
 * The selected one of several items, kept in the hash of the URL (docs/behaviour.md, "Choices in the address"). A
 * click adds a history entry, a key changes the URL of the current entry.
 *
 * An unknown hash selects the default on load. Later it keeps the selection, or clears it if the default is none.
 * @param ids the ids of the items, which are the hashes without `#`
 * @param defaultChoice what is selected without a hash: the first item, or none
 * @returns `[selected, choose, clear]`. `selected` is an id, undefined if none is selected; `clear` returns to the
 *   default and removes the hash
 */
export function useHashChoice(ids: readonly string[], defaultChoice: 'first' | 'none' = 'first') {
  const defaultId = defaultChoice === 'first' ? ids[0] : undefined;
  const [hash, write, remove] = useHash();
  const [{ chosen, lastHash }, setChoice] = useState({ chosen: defaultId, lastHash: '' });
  // Set while rendering, as React advises for state that follows another value: nothing outdated is painted.
  if (hash !== lastHash) {
    const id = idInHash(hash);
    const next = ids.includes(id) ? id : id === '' || defaultChoice === 'none' ? defaultId : chosen;
    setChoice({ chosen: next, lastHash: hash });
  }

  // In development an edit of the content may remove the chosen item.
  const selected = chosen !== undefined && ids.includes(chosen) ? chosen : defaultId;

  const choose = (id: string, by: ChosenBy) => {
    setChoice({ chosen: id, lastHash });
    write(`#${id}`, by === 'click' && id !== selected ? 'new' : 'same');
  };
  const clear = () => {
    setChoice({ chosen: defaultId, lastHash });
    remove();
  };

  return [selected, choose, clear] as const;
}
