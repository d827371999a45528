import { useEffect, useRef } from 'react';

/**
 * Keeps the focus near a button that is disabled for a while: a browser would lose it.
 * @param disabled whether the button is disabled
 * @returns `step`, which takes the focus from the button to the element around it; and the refs of both
 */
export function useKeepFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const was = useRef(disabled);

  useEffect(() => {
    const { activeElement } = document;
    // Whatever had the focus meanwhile, the page itself at worst, gives it back; a field in use keeps it.
    const unused = !activeElement || activeElement.contains(button.current);
    if (was.current && !disabled && unused) button.current?.focus({ preventScroll: true });
    was.current = disabled;
  }, [disabled]);

  return {
    buttonRef: button,
    aroundRef: around,
    step: () => {
      if (document.activeElement === button.current) around.current?.focus({ preventScroll: true });
    },
  };
}
