import { useEffect, useRef } from 'react';

/**
 * Keeps the focus near a button that is temporarily disabled, because browsers drop the focus of a disabled button.
 * When the button is enabled again, it gets the focus back, unless another element has the focus.
 * @returns the refs of the button and of the element around it, and `moveFocus`, which moves the focus from the button
 *   to that element; call it before the button is disabled
 */
export function useKeepFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const wasDisabled = useRef(disabled);

  useEffect(() => {
    const { activeElement } = document;
    // True if the focus is on the wrapper, or the browser has moved it to `body`. Any other element keeps the focus.
    const unused = !activeElement || activeElement.contains(button.current);
    if (wasDisabled.current && !disabled && unused) button.current?.focus({ preventScroll: true });
    wasDisabled.current = disabled;
  }, [disabled]);

  return {
    buttonRef: button,
    wrapperRef: wrapper,
    moveFocus: () => {
      if (document.activeElement === button.current) wrapper.current?.focus({ preventScroll: true });
    },
  };
}
