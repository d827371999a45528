import { useEffect, useRef, useState } from 'react';
import { useEscape } from '../../hooks/useEscape';
import { useHydrated } from '../../hooks/useHydrated';
import { useOnNavigate } from '../../hooks/useOnNavigate';

/**
 * Something that a button opens and closes. It also closes with Escape, which leads back to the button, with a
 * press or a focus outside of its area, and when `locationKey` changes.
 * @param locationKey what the disclosure belongs to, such as the key of the page shown
 * @returns `open`, and the props of the area and of the button in it. The area's `data-open` is missing until the
 *   page is hydrated, so that the styles can open it by `:focus-within` so far
 */
export function useDisclosure<Area extends HTMLElement>(locationKey: unknown) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOnNavigate(locationKey, () => setOpen(false));
  // A visitor who pressed the button before the page was alive is not sent back.
  useEffect(() => {
    if (area.current?.contains(document.activeElement)) setOpen(true);
  }, []);
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
    areaProps: { ref: area, 'data-open': hydrated ? open : undefined },
    buttonProps: { ref: button, 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
}
