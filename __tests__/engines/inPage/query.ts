/** Finds elements by role and accessible name. This module is bundled and evaluated in the page. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Criteria for finding an element. */
export interface Target {
  role?: string;
  /** The complete accessible name. */
  name?: string;
  /** A CSS selector that must match the element. */
  css?: string;
  /** A target that must contain the element. */
  within?: Target;
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether an element is visible and takes up space on the page. */
const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const matches = (element: Element, { role, name }: Target): boolean =>
  (role === undefined || (getRole(element) === role && !isInaccessible(element))) &&
  (name === undefined || words(computeAccessibleName(element)) === words(name));

/** Returns all visible elements that match a target, in document order. */
export function findAll(target: Target): Element[] {
  const scopes: ParentNode[] = target.within ? findAll(target.within) : [document];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(target.css ?? '*')])
    .filter((element) => isShown(element) && matches(element, target));
}

/** Scrolls an element to the middle of the window unless it is completely in view. Waits until scrolling ends. */
async function bringIntoView(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  const isInHeader = element.closest('header, dialog') !== null;
  const isAboveHeader = top >= 0 && bottom <= (header?.top ?? 0);
  const isBelowHeader = top >= (header?.bottom ?? 0) && bottom <= window.innerHeight;
  if (isInHeader || isAboveHeader || isBelowHeader) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}

/** Returns the centre of the part of an element that is inside the window. */
function centreOf(element: Element): { x: number; y: number } {
  const [box = new DOMRect()] = element.getClientRects();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  return {
    x: (left + Math.min(box.right, window.innerWidth)) / 2,
    y: (top + Math.min(box.bottom, window.innerHeight)) / 2,
  };
}

/** Whether nothing covers the centre of an element, and neither the element nor an ancestor is transparent. */
export function isOnTop(element: Element): boolean {
  const { x, y } = centreOf(element);
  for (let at: Element | null = element; at; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) < 1) return false;
  return element.contains(document.elementFromPoint(x, y));
}

/** Returns the point where a target can be clicked, or null if the target is missing or covered. */
export async function clickable(target: Target): Promise<{ x: number; y: number } | null> {
  const [element] = findAll(target);
  if (!element) return null;
  await bringIntoView(element);
  return isOnTop(element) ? centreOf(element) : null;
}
