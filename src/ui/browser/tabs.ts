/** Keyboard rules of a tab list (docs/behaviour.md, "Tabs"). */
import { wrap } from './trackPositions';

/** Whether a tab was chosen with a click or a key. */
export type ChosenBy = 'click' | 'key';

/**
 * Returns the index of the tab that a key selects. The first tab follows the last one.
 * @param key a `KeyboardEvent.key`
 * @param index the index of the focused tab
 * @param count the number of tabs
 * @returns undefined if the key does not select a tab
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return wrap(index + 1, count);
  if (key === 'ArrowLeft') return wrap(index - 1, count);
  return undefined;
}
