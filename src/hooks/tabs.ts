/** The rules of a list of tabs (ARIA Authoring Practices, "Tabs"). */
import { wrap } from './trackPositions';

/** What a tab was chosen with. */
export type ChosenBy = 'click' | 'key';

/**
 * The index of the tab that a key leads to; the first follows the last.
 * @param key as the browser names it
 * @param index that of the tab that has the focus
 * @param count how many tabs there are
 * @param vertical whether they stand one below the other, so that the keys up and down lead on as well
 * @returns undefined for a key that leads nowhere
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
