/**
 * Returns the key that a pressed key is from left to right: in a right-to-left language the next item is at the left, so
 * `ArrowLeft` becomes `ArrowRight`.
 * @param event with a `KeyboardEvent.key`
 */
export function logicalKey({ key }: { readonly key: string }): string {
  if (document.documentElement.dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
