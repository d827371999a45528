import { useCallback, useEffect, useRef, useState } from 'react';
import { positionAt, positionsOf, type TrackSizes } from './trackPositions';

/** Milliseconds without scrolling after which a swipe has come to rest. */
export const AT_REST = 120;

function sizesOf(track: HTMLElement): TrackSizes {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return { scrollWidth: track.scrollWidth, clientWidth: track.clientWidth, step };
}

interface Options {
  /** The number of items, which is the number of positions until the track has been measured. */
  count: number;
  /** Told the position at which a swipe, or any scrolling, has come to rest. */
  onRest: (position: number) => void;
}

/**
 * A track that scrolls sideways in steps of one item.
 * @returns the number of positions, `scrollTo` a position, and the props of the track
 */
export function useTrack<Track extends HTMLElement>({ count, onRest }: Options) {
  const track = useRef<Track>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>();
  /** The position that it is on its way to, while it is. */
  const aim = useRef<number>();
  const [positions, setPositions] = useState<number>();

  useEffect(() => {
    const measured = track.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setPositions(positionsOf(sizesOf(measured))));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      clearTimeout(rest.current);
    };
  }, []);

  const scrollTo = useCallback((position: number, behavior: ScrollBehavior) => {
    // What the scrolling before has come to counts no more.
    clearTimeout(rest.current);
    const { current } = track;
    if (!current) return;
    const sizes = sizesOf(current);
    aim.current = positionAt(current.scrollLeft, sizes) === position ? undefined : position;
    current.scrollTo({ left: position * sizes.step, behavior });
  }, []);

  const rested = () => {
    if (!track.current) return;
    const position = positionAt(track.current.scrollLeft, sizesOf(track.current));
    // A busy browser pauses on the way; it scrolls on.
    if (aim.current !== undefined && aim.current !== position) return;
    aim.current = undefined;
    onRest(position);
  };
  const leadElsewhere = () => {
    aim.current = undefined;
  };

  return {
    positions: positions ?? count,
    /** Whether the number of positions is known. */
    measured: positions !== undefined,
    scrollTo,
    trackProps: {
      ref: track,
      onScroll: () => {
        clearTimeout(rest.current);
        rest.current = setTimeout(rested, AT_REST);
      },
      onPointerDown: leadElsewhere,
      onWheel: leadElsewhere,
      onKeyDown: leadElsewhere,
    },
  };
}
