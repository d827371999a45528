import { useEffect, useRef, useState } from 'react';
import { listen } from '../../ui/browser/events';
import { useHydrated } from '../../ui/hooks/browserState';
import { useEscape } from '../../ui/hooks/useEscape';
import { useOnNavigate } from '../../ui/hooks/useOnNavigate';

/**
 * Controls a panel that a button opens. Escape, a click or focus outside the area, and navigation close it. Until the
 * page is hydrated, CSS can open it with `:focus-within`.
 */
export function useDisclosure<Area extends HTMLElement>(locationKey: unknown) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOnNavigate(locationKey, () => setOpen(false));
  // If `:focus-within` opened the panel before hydration, keep the panel open.
  useEffect(() => {
    if (area.current?.contains(document.activeElement)) setOpen(true);
  }, []);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    return listen(document, ['click', 'focusin'], ({ target }) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    });
  }, [open]);

  return {
    open,
    areaProps: { ref: area, 'data-open': hydrated ? open : undefined },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        // Safari does not focus a button on click.
        button.current?.focus({ preventScroll: true });
        setOpen(!open);
      },
    },
  };
}
