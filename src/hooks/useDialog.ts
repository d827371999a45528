import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * A native modal dialog: Escape closes it, focus goes in and comes back, all by itself. This adds the opening,
 * and the closing by a click on the dialog's own empty area.
 * @returns `open`, `close`, and the props of the `dialog` element
 */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  return {
    open: () => {
      if (!ref.current?.open) ref.current?.showModal();
    },
    close: () => ref.current?.close(),
    dialogProps: {
      ref,
      onPointerDown: ({ target }: PointerEvent) => {
        pressed.current = target;
      },
      // A text selected beyond the edge of its input ends here as well, but did not begin here.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
      },
    },
  };
}
