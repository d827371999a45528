import { useEffect, useRef, useState } from 'react';
import { useEscape } from '../../hooks/useEscape';
import { useHydrated } from '../../hooks/useHydrated';
import { useOnNavigate } from '../../hooks/useOnNavigate';

/**
 * A panel that a button opens and closes. It also closes on Escape, which focuses the button, on a click or focus
 * outside of the area, and when `locationKey` changes.
 * @param locationKey the current location key
 * @returns `open`, and the props of the area (around button and panel) and of the button. The area has no
 *   `data-open` until the page is hydrated, so that until then CSS can open the panel by `:focus-within`
 */
export function useDisclosure<Area extends HTMLElement>(locationKey: unknown) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOnNavigate(locationKey, () => setOpen(false));
  // `:focus-within` may have opened the panel before hydration; it stays open then.
  useEffect(() => {
    if (area.current?.contains(document.activeElement)) setOpen(true);
  }, []);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const closeIfOutside = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [open]);

  return {
    open,
    areaProps: { ref: area, 'data-open': hydrated ? open : undefined },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        // Safari does not focus a button that is pressed.
        button.current?.focus({ preventScroll: true });
        setOpen(!open);
      },
    },
  };
}
