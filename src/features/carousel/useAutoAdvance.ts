import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { usePageVisible } from './usePageVisible';

/** Milliseconds until a carousel moves on by itself (specification, section 9). */
export const AUTO_ADVANCE = 4000;

/**
 * Moves something on at regular intervals, unless it is hovered, focused, paused by its button or in a background
 * tab. Visitors who want less motion find it paused.
 * @param advance shows the next one; memoised by the position, because the time begins anew with each new function
 * @returns `playing`, `togglePlaying` for the button, and the props of the area that holds it all
 */
export function useAutoAdvance(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [chosen, setChosen] = useState<'play' | 'pause'>();
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();
  const playing = chosen ? chosen === 'play' : !reducedMotion;
  const running = playing && visible && !hovered && !focused;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, AUTO_ADVANCE);
    return () => clearTimeout(timer);
  }, [running, advance]);

  return {
    playing,
    togglePlaying: () => {
      setChosen(playing ? 'pause' : 'play');
      // The focus on the button itself must not hold back what it has just begun.
      setFocused(false);
    },
    areaProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
