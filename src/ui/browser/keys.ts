type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is pressed. If so, leave the key or click to the browser (Alt+Left goes back). */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Returns the key that means the same from left to right: in a right-to-left language, `ArrowLeft` becomes
 * `ArrowRight`.
 */
export function logicalKey({ key }: { readonly key: string }): string {
  if (document.documentElement.dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
