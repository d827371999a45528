import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useEscape } from './useEscape';
import { useHydrated } from './useHydrated';
import { useOnNavigate } from './useOnNavigate';

/**
 * Something that opens while the mouse is over its area or the focus is in it. Escape closes it until the next
 * hover or focus (WCAG 1.4.13), and leads a focus inside back to the first link of the area. It also closes when
 * `locationKey` changes.
 * @param locationKey what it belongs to, such as the key of the page shown
 * @returns `open`, which is undefined until the page is hydrated, so that the styles can decide by `:hover` and
 *   `:focus-within`; `show`; and the props of the area
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
        // A finger does not hover.
        if (pointerType !== 'touch') setOpen(true);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        // A focus set by a click does not hold it open; that of a keyboard does.
        if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
      },
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
      },
    },
  };
}
