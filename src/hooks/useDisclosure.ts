import { useEffect, useRef, useState } from 'react';
import { useChange } from './useChange';
import { useEscape } from './useEscape';

/**
 * Something that a button opens and closes. It also closes with Escape, which leads back to the button, with a
 * press or a focus outside of its area, and when `place` changes.
 * @param place what the disclosure belongs to, such as the key of the page shown
 * @returns `open`, and the props of the area and of the button in it
 */
export function useDisclosure<Area extends HTMLElement>(place: unknown) {
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  useChange(place, () => setOpen(false));
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return {
    open,
    areaProps: { ref: area },
    buttonProps: { ref: button, 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
}
