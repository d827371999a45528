/** Checks which elements are painted on top. A visible element can still be covered by another element. */
import type { Locator } from 'playwright-core';

/** Describes texts, and elements without text, that are not on top. Runs in the browser. */
function findProblems(roots: Element[]): string[] {
  const REPLACED = 'img, svg, canvas, video, iframe, input, textarea, select';

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent;
    return `<${element.localName}> "${label?.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const textsOf = (element: Element): Text[] =>
    [...element.childNodes].filter((node): node is Text => node instanceof Text && !!node.data.trim());
  const rectsOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  const hasBackground = (element: Element, pseudo?: string): boolean => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
    if (pseudo && content === 'none') return false;
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  /** A hit outside the boxes of an element is a pseudo-element, such as that of a link that covers a whole card. */
  const paints = (element: Element, x: number, y: number): boolean => {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    if (![...element.getClientRects()].some((rect) => isIn(rect, x, y)))
      return hasBackground(element, '::before') || hasBackground(element, '::after');
    return (
      element.matches(REPLACED) ||
      hasBackground(element) ||
      textsOf(element).some((text) => rectsOf(text).some((rect) => isIn(rect, x, y)))
    );
  };
  /** Text only for screen readers is in a one-pixel box or completely clipped. */
  const isSeen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflow } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || (overflow !== 'visible' && Math.min(width, height) <= 1)) return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };

  /** Returns the part of a box that no ancestor clips. */
  const clipped = (owner: Element, { left, right, top, bottom }: DOMRect): DOMRect => {
    const edges = { left, right, top, bottom };
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { overflow, display } = getComputedStyle(at);
      if (overflow === 'visible' || display === 'inline') continue;
      const frame = at.getBoundingClientRect();
      edges.left = Math.max(edges.left, frame.left);
      edges.right = Math.min(edges.right, frame.right);
      edges.top = Math.max(edges.top, frame.top);
      edges.bottom = Math.min(edges.bottom, frame.bottom);
    }
    return new DOMRect(edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
  };
  /** Describes the problem at the centre of the visible part of a box that belongs to `owner`, if any. */
  const problemAt = (owner: Element, box = new DOMRect()): string | undefined => {
    const { x, y, width, height } = clipped(owner, box);
    const centre: [number, number] = [x + width / 2, y + height / 2];
    if (width <= 0 || height <= 0) return 'is out of view';
    if (!owner.checkVisibility({ opacityProperty: true })) return 'is transparent';
    // Outside the window, there are no elements.
    for (const hit of document.elementsFromPoint(...centre)) {
      if (owner.contains(hit)) return undefined;
      if (hit.contains(owner) ? hasBackground(hit) : paints(hit, ...centre)) return `is below ${nameOf(hit)}`;
    }
    return 'is not painted';
  };
  const look = (owner: Element, box: () => DOMRect | undefined): string[] => {
    if (!problemAt(owner, box())) return [];
    // The element may be outside the window or below a sticky bar.
    owner.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const problem = problemAt(owner, box());
    return problem ? [`${nameOf(owner)} ${problem}`] : [];
  };

  // `elementsFromPoint` ignores inert elements and those with `pointer-events: none`, although both are painted.
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important; }';
  document.head.append(style);
  const inert = [...document.querySelectorAll('[inert]')];
  for (const element of inert) element.removeAttribute('inert');
  try {
    return roots.flatMap((root) => {
      const owners = [root, ...root.querySelectorAll('*')].filter(isSeen);
      const texts = owners.flatMap((owner) => textsOf(owner).map((text) => ({ owner, text })));
      if (!texts.length) return look(root, () => root.getBoundingClientRect());
      return texts.flatMap(({ owner, text }) => {
        // Ignore lines that `line-clamp` cuts off intentionally.
        const lines = owner.closest('.is-clamped') ? rectsOf(text).slice(0, 1) : rectsOf(text);
        return lines.flatMap((_, line) => look(owner, () => rectsOf(text)[line]));
      });
    });
  } finally {
    style.remove();
    for (const element of inert) element.setAttribute('inert', '');
  }
}

/**
 * Lists elements that are not visible after scrolling to them. Checks the centre of each text, or of an element without
 * text. Ignores transparent elements above it, such as a link that covers a whole card.
 */
export async function notOnTop(...shown: Locator[]): Promise<string[]> {
  const problems: string[] = [];
  for (const locator of shown) {
    await locator.first().waitFor();
    problems.push(...(await locator.evaluateAll(findProblems)));
  }
  return problems;
}
