import { useEffect, useRef } from 'react';
import { useDisabled } from '../../../hooks/useDisabled';

/**
 * Keeps the focus near a button that is disabled for a while, because browsers drop the focus of a disabled button.
 * Once the button is enabled again, it gets the focus back, unless another field or link has it.
 * @returns `moveFocus`, to be called before the button is disabled: it moves the focus from the button to the
 *   element around it; and the refs of both
 */
export function useKeepFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const wasDisabled = useRef(disabled);

  useDisabled(button, disabled);
  useEffect(() => {
    const { activeElement } = document;
    // The focus is on the wrapper, or the browser has dropped it to `body`; a field in use keeps it.
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
