import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { lockScroll } from '../browser/lockScroll';
import { useOnNavigate } from './useOnNavigate';

/**
 * A native modal `dialog`. The browser handles Escape and the focus; this also closes it on a click on the backdrop
 * or on the dialog's own padding, and on navigation. The page behind it does not scroll.
 * @param locationKey the key of the router's location; Back and Forward close the dialog even without it
 * @returns `open`, which takes the button that was pressed; `close`; and the props of the `dialog` element
 */
export function useDialog(locationKey?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedTarget = useRef<EventTarget | null>(null);
  const unlock = useRef(() => {});
  const close = () => ref.current?.close();
  useOnNavigate(locationKey, close);

  const lock = (dialog: HTMLDialogElement) => {
    unlock.current = lockScroll();
    dialog.addEventListener('close', () => unlock.current(), { once: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that `command` has opened before hydration.
  useEffect(() => {
    if (ref.current?.open) lock(ref.current);
    return () => unlock.current();
  }, []);

  return {
    open: (opener?: HTMLElement | null) => {
      const dialog = ref.current;
      if (!dialog || dialog.open) return;
      // Safari does not focus a button that is pressed, and could not return the focus to it.
      opener?.focus({ preventScroll: true });
      lock(dialog);
      dialog.showModal();
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
