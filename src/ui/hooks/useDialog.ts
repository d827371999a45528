import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useOnNavigate } from './useOnNavigate';

/** Controls a native modal `dialog`. Navigation and a click on its backdrop or padding close it as well. */
export function useDialog(locationKey?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedTarget = useRef<EventTarget | null>(null);
  const close = () => ref.current?.close();
  useOnNavigate(locationKey, close);

  return {
    open: (opener?: HTMLElement | null) => {
      const dialog = ref.current;
      if (!dialog || dialog.open) return;
      // Safari does not focus a pressed button. Focus it here, so that the browser can return the focus to it.
      opener?.focus({ preventScroll: true });
      dialog.showModal();
    },
    close,
    dialogProps: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pressedTarget.current = target;
      },
      // If the visitor selects text in an input and releases the pointer outside of it, the dialog receives a click,
      // too. This click must not close it.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget && pressedTarget.current === currentTarget) close();
      },
    },
  };
}
