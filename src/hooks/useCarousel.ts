import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { positionAt, positionsOf, type TrackSizes, wrap } from './carousel';
import { useAutoAdvance } from './useAutoAdvance';
import { useReducedMotion } from './useMediaQuery';

/** Milliseconds without scrolling after which a swipe has come to rest. */
export const AT_REST = 120;

function sizesOf(track: HTMLElement): TrackSizes {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return { scrollWidth: track.scrollWidth, clientWidth: track.clientWidth, step };
}

/**
 * A carousel on a track that scrolls sideways and snaps. Buttons, arrow keys, time and a swipe, which is plain
 * scrolling, move it; it wraps at both ends.
 * @param count the number of items, and of positions until the track has been measured
 * @returns the position shown, what moves it, and the props of its parts
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>();
  const [index, setIndex] = useState(0);
  const [positions, setPositions] = useState(count);
  const [movedByHand, setMovedByHand] = useState(false);
  const reducedMotion = useReducedMotion();

  const move = useCallback(
    (to: number, byHand: boolean) => {
      const next = wrap(to, positions);
      setIndex(next);
      setMovedByHand(byHand);
      track.current?.scrollTo({
        left: next * sizesOf(track.current).step,
        behavior: reducedMotion ? 'instant' : 'smooth',
      });
    },
    [positions, reducedMotion],
  );

  const advance = useCallback(() => move(index + 1, false), [move, index]);
  const { playing, togglePlaying, areaProps } = useAutoAdvance(advance);

  useEffect(() => {
    const measured = track.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const found = positionsOf(sizesOf(measured));
      setPositions(found);
      setIndex((current) => Math.min(current, found - 1));
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      clearTimeout(rest.current);
    };
  }, []);

  const show = (to: number) => move(to, true);
  const previous = () => show(index - 1);
  const next = () => show(index + 1);

  return {
    index,
    positions,
    /** Whether a button or a key moved it last, so that the new place is worth telling. */
    movedByHand,
    playing,
    togglePlaying,
    show,
    previous,
    next,
    areaProps,
    trackProps: {
      ref: track,
      onScroll: () => {
        clearTimeout(rest.current);
        rest.current = setTimeout(() => {
          if (track.current) setIndex(positionAt(track.current.scrollLeft, sizesOf(track.current)));
        }, AT_REST);
      },
    },
    controlsProps: {
      onKeyDown: ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
        // With one of these the arrows belong to the browser, as in Alt+Left for the page before.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'ArrowLeft') previous();
        if (key === 'ArrowRight') next();
      },
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
