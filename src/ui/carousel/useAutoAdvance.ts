import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../browser/listen';
import { useReducedMotion } from '../hooks/useMediaQuery';

/** Milliseconds between two automatic moves. */
export const AUTO_ADVANCE = 4000;

const subscribe = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);
const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `advance` every `AUTO_ADVANCE` milliseconds (docs/behaviour.md, "Carousels"). The timer stops in these cases:
 * - The carousel is hovered or focused.
 * - The visitor has pressed the pause button, or prefers reduced motion and has not pressed the play button.
 * - The tab is in the background.
 * @param advance a memoized function that changes with the position, because each new function restarts the timer
 * @returns the state and the click handler of the pause button, and the props of the element around the carousel
 */
export function useAutoAdvance(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>();
  const reducedMotion = useReducedMotion();
  const visible = useSyncExternalStore(subscribe, isVisible, () => true);
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
