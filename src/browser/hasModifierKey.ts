interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a modifier key is pressed. The browser then handles the key or click (Alt+Left goes back). */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
