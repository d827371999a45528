import { useCallback, useEffect, useRef, useState } from 'react';

/** A track is at rest when it has fired no scroll event for this number of milliseconds. */
const AT_REST = 120;

/** The distance between the starts of two items. It is negative from right to left. */
function stepOf({ children }: HTMLElement): number {
  const [first, second] = children as HTMLCollectionOf<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

function positionOf(track: HTMLElement): number {
  const step = stepOf(track);
  return step === 0 ? 0 : Math.round(track.scrollLeft / step);
}

function countPositions(track: HTMLElement): number {
  const step = Math.abs(stepOf(track));
  return step === 0 ? 1 : Math.round((track.scrollWidth - track.clientWidth) / step) + 1;
}

interface Options {
  count: number;
  /** Called when a swipe or any other scrolling has ended. */
  onRest: (position: number) => void;
}

/** Controls a row that scrolls in steps of one item. `positions` is `count` until the track is `measured`. */
export function useTrack<Track extends HTMLElement>({ count, onRest }: Options) {
  const track = useRef<Track>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>();
  /** The target of a running `scrollTo`; undefined when the track has reached it, or when the visitor scrolls. */
  const targetPosition = useRef<number>();
  const [positions, setPositions] = useState<number>();

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setPositions(countPositions(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(restTimer.current);
    };
  }, []);

  const scrollTo = useCallback((position: number, behavior: ScrollBehavior) => {
    clearTimeout(restTimer.current);
    const { current } = track;
    if (!current) return;
    targetPosition.current = positionOf(current) === position ? undefined : position;
    current.scrollTo({ left: position * stepOf(current), behavior });
  }, []);

  const handleRest = () => {
    if (!track.current) return;
    const position = positionOf(track.current);
    // A busy browser may pause during a smooth scroll. Wait until the track has reached its target.
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
