import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useEscape } from './useEscape';
import { useHydrated } from './useHydrated';
import { useOnNavigate } from './useOnNavigate';

/**
 * Controls an overlay or menu that is open while its area is hovered or contains the focus. Escape closes it until the
 * next hover or focus (WCAG 1.4.13). If the focus is in the area, Escape moves it to the first link of the area.
 * Navigation also closes the overlay.
 * @param locationKey the key of the router's location
 * @returns
 * - `open`: whether the overlay is open. It is undefined before hydration, when the styles use `:hover` and
 *   `:focus-within` instead.
 * - `show`: opens the overlay
 * - `areaProps`: the props of the area
 */
export function useHoverDisclosure<Area extends HTMLElement>(locationKey?: unknown) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);

  useOnNavigate(locationKey, () => setOpen(false));
  useEscape(open, () => {
    if (area.current?.contains(document.activeElement)) area.current.querySelector('a')?.focus();
    setOpen(false);
  });

  return {
    open: hydrated ? open : undefined,
    show: () => setOpen(true),
    areaProps: {
      ref: area,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // Ignore touch, which fires `pointerenter` but does not hover.
        if (pointerType !== 'touch') setOpen(true);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        // Keyboard focus keeps the overlay open, but focus from a click does not.
        if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
      },
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
      },
    },
  };
}
