import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape, useOnNavigate } from './closing';

/**
 * Opens an overlay or menu while its area is hovered or contains the focus. Escape closes it until the next hover or
 * focus (WCAG 1.4.13), and so does navigation. Before hydration `open` is undefined, and the styles use `:hover` and
 * `:focus-within`.
 */
export function useHoverDisclosure<Area extends HTMLElement>(locationKey?: unknown) {
  const [open, setOpen] = useState<boolean>();
  const area = useRef<Area>(null);

  // The area may have been hovered or focused before hydration, when React could not receive the events.
  useEffect(() => setOpen(area.current?.matches(':hover, :focus-within')), []);

  useOnNavigate(locationKey, () => setOpen(false));
  useEscape(open === true, () => {
    if (area.current?.contains(document.activeElement))
      area.current.querySelector<HTMLElement>('a, button')?.focus();
    setOpen(false);
  });

  return {
    open,
    show: () => setOpen(true),
    areaProps: {
      ref: area,
      // Not `onPointerEnter`, which React does not call if the pointer comes from an element that it has replaced.
      onPointerOver: ({ pointerType, currentTarget, relatedTarget }: PointerEvent) => {
        // Ignore touch, which fires `pointerover` but does not hover.
        if (pointerType !== 'touch' && !currentTarget.contains(relatedTarget as Node | null)) setOpen(true);
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
