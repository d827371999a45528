import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { usePageVisible } from './usePageVisible';

/** Milliseconds between two automatic moves of a carousel (docs/behaviour.md, "Carousels"). */
export const AUTO_ADVANCE = 4000;

/**
 * Calls `advance` every `AUTO_ADVANCE` ms, but not while the area is hovered or focused, paused by its button, or
 * in a background tab. With reduced motion it starts paused.
 * @param advance must be memoised and change with the position: each new function restarts the timer
 * @returns `playing` and `togglePlaying` for the button, and `areaProps` for the element around the carousel
 */
export function useAutoAdvance(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>();
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();
  const playing = userChoice ? userChoice === 'play' : !reducedMotion;
  const running = playing && visible && !hovered && !focused;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, AUTO_ADVANCE);
    return () => clearTimeout(timer);
  }, [running, advance]);

  return {
    playing,
    togglePlaying: () => {
      setUserChoice(playing ? 'pause' : 'play');
      // The button itself has the focus, which must not keep the carousel from moving.
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
