/** Finds elements as visitors do, by role and accessible name. Bundled, and evaluated in the page. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** What to look for. */
export interface Target {
  role?: string;
  /** The whole accessible name. */
  name?: string;
  /** A selector that the element matches. */
  css?: string;
  /** An element around it. */
  within?: Target;
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether an element takes room on the page and can be seen there. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const matches = (element: Element, { role, name }: Target): boolean =>
  (role === undefined || (getRole(element) === role && !isInaccessible(element))) &&
  (name === undefined || words(computeAccessibleName(element)) === words(name));

/** All elements of a target that can be seen, in the order of the document. */
export function findAll(target: Target): Element[] {
  const scopes: ParentNode[] = target.within ? findAll(target.within) : [document];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(target.css ?? '*')])
    .filter((element) => isShown(element) && matches(element, target));
}

/** Scrolls an element into the middle of the window if it is not wholly in view, and waits for the scroll to end. */
export async function bringIntoView(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isInHeader = element.closest('header, dialog') !== null;
  if (isInHeader || (top >= header && bottom <= window.innerHeight)) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}

/** The centre of the part of an element that the window shows. */
export function centreOf(element: Element): { x: number; y: number } {
  const [box = new DOMRect()] = element.getClientRects();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  return {
    x: (left + Math.min(box.right, window.innerWidth)) / 2,
    y: (top + Math.min(box.bottom, window.innerHeight)) / 2,
  };
}

/** Whether nothing is painted over the centre of an element, and neither it nor what contains it is transparent. */
export function isOnTop(element: Element): boolean {
  const { x, y } = centreOf(element);
  for (let at: Element | null = element; at; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) < 1) return false;
  return element.contains(document.elementFromPoint(x, y));
}

/** The place where a target can be clicked, once it is there and nothing covers it. */
export async function clickable(target: Target): Promise<{ x: number; y: number } | null> {
  const [element] = findAll(target);
  if (!element) return null;
  await bringIntoView(element);
  return isOnTop(element) ? centreOf(element) : null;
}
