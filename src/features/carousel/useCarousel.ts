import { type KeyboardEvent, useCallback, useState } from 'react';
import { hasModifierKey } from '../../hooks/hasModifierKey';
import { wrap } from '../../hooks/trackPositions';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { useTrack } from '../../hooks/useTrack';
import { useAutoAdvance } from './useAutoAdvance';

/**
 * A carousel on a track that scrolls sideways and snaps. Buttons, arrow keys, time and a swipe, which is plain
 * scrolling, move it; it wraps at both ends.
 * @param count the number of items
 * @returns the position shown, what moves it, and the props of its parts
 */
export function useCarousel<Track extends HTMLElement>(count: number) {
  // Where it was moved to; after the track has grown wider, that may be beyond its last position.
  const [target, setTarget] = useState(0);
  const [movedByHand, setMovedByHand] = useState(false);
  const reducedMotion = useReducedMotion();
  const { positions, measured, scrollTo, trackProps } = useTrack<Track>({
    count,
    onRest: (position) => {
      if (position === index) return;
      setTarget(position);
      setMovedByHand(false);
    },
  });
  const index = Math.min(target, positions - 1);

  const move = useCallback(
    (to: number, byHand: boolean) => {
      const position = wrap(to, positions);
      setTarget(position);
      setMovedByHand(byHand);
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
    /** Whether a button or a key moved it last, so that the new place is worth telling. */
    movedByHand,
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
        // The browser would scroll the track a little by itself.
        event.preventDefault();
        step();
      },
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel<HTMLElement>>;
