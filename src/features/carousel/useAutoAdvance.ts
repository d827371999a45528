import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { usePageVisible } from './usePageVisible';

/** Milliseconds between two automatic moves. */
export const AUTO_ADVANCE = 4000;

/**
 * Calls `advance` every `AUTO_ADVANCE` milliseconds (docs/behaviour.md, "Carousels"). The timer stops in these cases:
 * - The carousel is hovered or focused.
 * - The visitor has pressed the pause button, or prefers reduced motion and has not pressed the play button.
 * - The tab is in the background.
 * @param advance a memoized function that changes with the position, because each new function restarts the timer
 * @returns
 * - `playing` and `togglePlaying`: the state of the pause button and its click handler
 * - `areaProps`: the props of the element around the carousel
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
      // Ignore the focus of the pressed button. Otherwise the carousel would not start.
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
