import { type KeyboardEvent, useCallback, useState } from 'react';
import { hasModifierKey } from '../../browser/hasModifierKey';
import { wrap } from '../../browser/trackPositions';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { useTrack } from '../../hooks/useTrack';
import { useAutoAdvance } from './useAutoAdvance';

/**
 * The state of a carousel on a horizontal track (docs/behaviour.md, "Carousels"). Buttons, arrow keys and the timer
 * wrap at both ends; a swipe is plain scrolling.
 * @param count the number of items
 * @returns `index`, the current position from 0; the number of `positions`, and `measured`, whether it is known yet;
 *   `playing` and `togglePlaying`; functions that move the carousel; and the props of its area, its track and its
 *   controls
 */
export function useCarousel<Track extends HTMLElement>(count: number) {
  // May be beyond the last position: a wider track shows more items and has fewer positions.
  const [target, setTarget] = useState(0);
  const [movedByControls, setMovedByControls] = useState(false);
  const reducedMotion = useReducedMotion();
  const { positions, measured, scrollTo, trackProps } = useTrack<Track>({
    count,
    onRest: (position) => {
      if (position === index) return;
      setTarget(position);
      setMovedByControls(false);
    },
  });
  const index = Math.min(target, positions - 1);

  const move = useCallback(
    (to: number, byControls: boolean) => {
      const position = wrap(to, positions);
      setTarget(position);
      setMovedByControls(byControls);
      scrollTo(position, reducedMotion ? 'instant' : 'smooth');
    },
    [positions, reducedMotion, scrollTo],
  );
  const advance = useCallback(() => move(index + 1, false), [move, index]);
  const { playing, togglePlaying, areaProps } = useAutoAdvance(advance);

  const show = (position: number) => move(position, true);
  const previous = () => show(index - 1);
  const next = () => show(index + 1);

  return {
    index,
    positions,
    measured,
    /** Whether a button or a key moved it last; only then is the position announced. */
    movedByControls,
    playing,
    togglePlaying,
    show,
    previous,
    next,
    areaProps,
    trackProps,
    controlsProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowLeft: previous, ArrowRight: next }[event.key];
        if (!step || hasModifierKey(event)) return;
        // Keeps the browser from scrolling the track as well.
        event.preventDefault();
        step();
      },
    },
  };
}

/** What `useCarousel` returns, for the parts of a carousel. */
export type Carousel = ReturnType<typeof useCarousel<HTMLElement>>;
