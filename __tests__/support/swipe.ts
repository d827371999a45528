import type { Locator } from 'playwright-core';

/** Pixels per move event. */
const STEP = 25;

/** Swipes horizontally over an element: to the left if `distance` (in pixels) is negative. */
export async function swipe(element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('Cannot swipe an element that is not visible.');
  const y = box.y + Math.min(60, box.height / 2);
  const from = distance < 0 ? box.x + box.width - 20 : box.x + 20;
  const session = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let moved = STEP; moved <= Math.abs(distance); moved += STEP)
    await touch('touchMove', from + Math.sign(distance) * moved);
  await touch('touchEnd');
  await session.detach();
}
