/** The keys of a list of tabs (ARIA Authoring Practices, "Tabs"). */

/**
 * The place that a key leads to; the first follows the last.
 * @param key as the browser names it
 * @param index the place that has the focus
 * @param vertical whether the tabs stand one below the other, so that the keys up and down lead on as well
 * @returns undefined for a key that leads nowhere
 */
export function placeAfterKey(
  key: string,
  index: number,
  count: number,
  vertical: boolean,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (vertical && key === 'ArrowDown')) return (index + 1) % count;
  if (key === 'ArrowLeft' || (vertical && key === 'ArrowUp')) return (index - 1 + count) % count;
  return undefined;
}
