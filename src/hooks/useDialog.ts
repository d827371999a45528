import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useOnNavigate } from './useOnNavigate';

/**
 * A native modal dialog: Escape closes it, focus goes in and comes back, all by itself. This adds the opening,
 * the closing by a click on the dialog's own empty area, and that by a change of `locationKey`.
 * @param locationKey what the dialog belongs to, such as the key of the page shown
 * @returns `open`, `close`, and the props of the `dialog` element
 */
export function useDialog(locationKey?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
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
        pressed.current = target;
      },
      // A text selected beyond the edge of its input ends here as well, but did not begin here.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
        if (target === currentTarget && pressed.current === currentTarget) close();
      },
    },
  };
}
