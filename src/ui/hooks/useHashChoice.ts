import { useState } from 'react';
import { idInHash } from '../../routes';
import { useHash } from './useHash';

/**
 * Keeps the selected item of a list in the hash of the URL (docs/behaviour.md, "Choices in the URL"). A click that
 * selects another item adds a history entry. A key replaces the URL of the current entry.
 *
 * If the page loads with an unknown hash, the default is selected. A later change to an unknown hash keeps the
 * selection, or clears it if the default is `none`.
 * @param ids the ids of the items; the hash is `#` and an id
 * @param defaultChoice whether the first item or no item is selected if the URL has no hash
 * @returns `[selected, choose, clear]`. `selected` is an id, or undefined if no item is selected. `clear` selects the
 *   default and removes the hash.
 */
export function useHashChoice(ids: readonly string[], defaultChoice: 'first' | 'none' = 'first') {
  const defaultId = defaultChoice === 'first' ? ids[0] : undefined;
  const [hash, write, remove] = useHash();
  const [{ chosen, lastHash }, setChoice] = useState({ chosen: defaultId, lastHash: '' });
  // Set the state during rendering, as React recommends for state that depends on another value. An effect would run
  // only after the outdated selection is painted.
  if (hash !== lastHash) {
    const id = idInHash(hash);
    const next = ids.includes(id) ? id : id === '' || defaultChoice === 'none' ? defaultId : chosen;
    setChoice({ chosen: next, lastHash: hash });
  }

  // In development, the chosen item may disappear when the content is edited.
  const selected = chosen !== undefined && ids.includes(chosen) ? chosen : defaultId;

  const choose = (id: string, by: 'click' | 'key') => {
    setChoice({ chosen: id, lastHash });
    write(`#${id}`, by === 'click' && id !== selected ? 'new' : 'same');
  };
  const clear = () => {
    setChoice({ chosen: defaultId, lastHash });
    remove();
  };

  return [selected, choose, clear] as const;
}
