import type { KeyboardEvent, SyntheticEvent } from 'react';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether to leave a key or click to the browser: Alt+Left goes back. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Returns the key that means the same from left to right: in a right-to-left language, the opposite arrow. */
function logicalKey({ key }: { readonly key: string }): string {
  if (document.documentElement.dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

/** Returns a handler that calls the action of the pressed key, if no modifier key is pressed. */
export const onKeys = (actions: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  const act = actions[logicalKey(event)];
  if (!act || hasModifierKey(event)) return;
  event.preventDefault();
  act();
};

/** Opens a link without gatsby-plugin-catch-links, because only the HTML of a page has the styles of its script. */
export const openInFull = (event: SyntheticEvent): void => event.stopPropagation();

/** Adds a passive listener for several events. Returns a function that removes it. */
export function listen(target: EventTarget, types: readonly string[], listener: (event: Event) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of types) target.addEventListener(type, listener, { passive: true, signal });
  return () => controller.abort();
}
