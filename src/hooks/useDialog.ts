import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useOnNavigate } from './useOnNavigate';

/**
 * A native modal `dialog`. The browser handles Escape and the focus; this also closes it on a click on the backdrop
 * or on the dialog's own padding, and on navigation.
 * @param locationKey the key of the router's location; Back and Forward close the dialog even without it
 * @returns `open`, `close`, and the props of the `dialog` element
 */
export function useDialog(locationKey?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedTarget = useRef<EventTarget | null>(null);
  const close = () => ref.current?.close();
  useOnNavigate(locationKey, close);
  return {
    open: () => {
      if (!ref.current?.open) ref.current?.showModal();
    },
    close,
    dialogProps: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pressedTarget.current = target;
      },
      // Selecting text in an input and releasing outside of it also clicks the dialog; that must not close it.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget && pressedTarget.current === currentTarget) close();
      },
    },
  };
}
