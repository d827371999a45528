import { useCallback, useEffect, useRef, useState } from 'react';
import { positionAt, positionsOf, type TrackSizes } from '../browser/trackPositions';

/** Milliseconds without a scroll event after which a track is at rest. */
export const AT_REST = 120;

function sizesOf(track: HTMLElement): TrackSizes {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return { scrollWidth: track.scrollWidth, clientWidth: track.clientWidth, step };
}

interface Options {
  /** The number of items; taken as the number of positions until the track is measured. */
  count: number;
  /** Called with the position at which a swipe, or any other scrolling, has come to rest. */
  onRest: (position: number) => void;
}

/**
 * A track: a strip that scrolls horizontally in steps of one item.
 * @returns `positions`, their number; `measured`, whether that is known yet; `scrollTo`, which takes a position
 *   from 0; and `trackProps`
 */
export function useTrack<Track extends HTMLElement>({ count, onRest }: Options) {
  const track = useRef<Track>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>();
  /** The position that `scrollTo` is scrolling to; undefined once it is reached or the visitor scrolls. */
  const targetPosition = useRef<number>();
  const [positions, setPositions] = useState<number>();

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setPositions(positionsOf(sizesOf(element))));
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(restTimer.current);
    };
  }, []);

  const scrollTo = useCallback((position: number, behavior: ScrollBehavior) => {
    // The end of an earlier scroll must not be reported any more.
    clearTimeout(restTimer.current);
    const { current } = track;
    if (!current) return;
    const sizes = sizesOf(current);
    targetPosition.current = positionAt(current.scrollLeft, sizes) === position ? undefined : position;
    current.scrollTo({ left: position * sizes.step, behavior });
  }, []);

  const handleRest = () => {
    if (!track.current) return;
    const position = positionAt(track.current.scrollLeft, sizesOf(track.current));
    // A busy browser may pause in the middle of a smooth scroll.
    if (targetPosition.current !== undefined && targetPosition.current !== position) return;
    targetPosition.current = undefined;
    onRest(position);
  };
  const forgetTarget = () => {
    targetPosition.current = undefined;
  };

  return {
    positions: positions ?? count,
    measured: positions !== undefined,
    scrollTo,
    trackProps: {
      ref: track,
      onScroll: () => {
        clearTimeout(restTimer.current);
        restTimer.current = setTimeout(handleRest, AT_REST);
      },
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
      onKeyDown: forgetTarget,
    },
  };
}
