import { type KeyboardEvent, useCallback, useState } from 'react';
import { hasModifierKey } from '../browser/hasModifierKey';
import { logicalKey } from '../browser/logicalKey';
import { wrap } from '../browser/trackPositions';
import { useReducedMotion } from '../hooks/useMediaQuery';
import { useTrack } from '../hooks/useTrack';
import { useAutoAdvance } from './useAutoAdvance';

/**
 * Manages a carousel with a horizontal scroll track (docs/behaviour.md, "Carousels"). Buttons, arrow keys and the timer
 * wrap at both ends. A swipe scrolls the track and does not wrap.
 * @param count the number of items
 * @returns the state of the carousel, the functions that move it, and:
 * - `positions`: the number of positions; only an estimate until `measured` is true
 * - `areaProps`, `trackProps` and `controlsProps`: the props of the element around the carousel, of the track, and of
 *   the element with the controls
 */
export function useCarousel<Track extends HTMLElement>(count: number) {
  // The target may be beyond the last position, because a wider track shows more items and has fewer positions.
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
    /** Whether a button or a key caused the last move. Only such moves are announced. */
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
        const step = { ArrowLeft: previous, ArrowRight: next }[logicalKey(event)];
        if (!step || hasModifierKey(event)) return;
        // Keep the browser from scrolling the track as well.
        event.preventDefault();
        step();
      },
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel<HTMLElement>>;
