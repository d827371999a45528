import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useOnNavigate } from './closing';

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
      // The browser returns the focus to it, also if the URL opened the dialog. Safari does not focus a pressed button.
      opener?.focus({ preventScroll: true });
      dialog.showModal();
    },
    close,
    dialogProps: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pressedTarget.current = target;
      },
      // Selecting text and releasing the pointer outside of the input is also a click on the dialog.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget && pressedTarget.current === currentTarget) close();
      },
    },
  };
}
