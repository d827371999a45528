/** Keyboard rules of a tab list (docs/behaviour.md, "Tabs"). */
import { wrap } from './trackPositions';

/** What a tab was chosen with. */
export type ChosenBy = 'click' | 'key';

/**
 * The index of the tab that a key selects; wraps at both ends.
 * @param key a `KeyboardEvent.key`
 * @param index that of the focused tab
 * @param count the number of tabs
 * @param vertical whether the tabs are stacked, so that Up and Down work as well as Left and Right
 * @returns undefined for any other key
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  vertical: boolean,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (vertical && key === 'ArrowDown')) return wrap(index + 1, count);
  if (key === 'ArrowLeft' || (vertical && key === 'ArrowUp')) return wrap(index - 1, count);
  return undefined;
}
