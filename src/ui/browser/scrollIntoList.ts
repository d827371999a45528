/**
 * Scrolls a list so that an item is in its center, unless the item is already in view. Unlike `scrollIntoView`, it
 * never scrolls the page.
 */
export function scrollIntoList(item: Element, list: Element): void {
  const inner = item.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  const inView =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  if (inView) return;
  list.scrollBy({
    left: (inner.left + inner.right - outer.left - outer.right) / 2,
    top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    behavior: 'instant',
  });
}
