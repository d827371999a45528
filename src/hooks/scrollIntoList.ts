/** Scrolls a list, and nothing else, so that an item of it is in sight. */
export function scrollIntoList(item: Element, list: Element): void {
  const inner = item.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  const inSight =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  if (inSight) return;
  list.scrollBy({
    left: (inner.left + inner.right - outer.left - outer.right) / 2,
    top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    behavior: 'instant',
  });
}
