import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useEscape } from './useEscape';
import { useHydrated } from './useHydrated';
import { useOnNavigate } from './useOnNavigate';

/**
 * The state of an overlay or menu that opens while its area is hovered or holds the focus. Escape closes it until
 * the next hover or focus (WCAG 1.4.13); if the focus is inside, it moves to the first link of the area. Navigation
 * closes it, too.
 * @param locationKey the key of the router's location
 * @returns `open`, undefined until the page is hydrated, so that the styles can use `:hover` and `:focus-within`
 *   until then; `show`, which opens it; and `areaProps`
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
        // A touch fires `pointerenter`, too, but does not hover.
        if (pointerType !== 'touch') setOpen(true);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        // Focus from the keyboard keeps it open; focus from a click does not.
        if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
      },
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
      },
    },
  };
}
