import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { onKeys } from '../browser/events';
import { useReducedMotion, useTabHidden } from '../hooks/browserState';
import { useTrack } from '../hooks/useTrack';

export const AUTO_ADVANCE = 4000;

/** Returns the props of a carousel, or of one of its slides. Something with a single slide is no carousel. */
export const carouselRole = (part: 'carousel' | 'slide', label: string, count: number) =>
  count > 1 && { role: 'group', 'aria-roledescription': part, 'aria-label': label };

/** A carousel (docs/behaviour.md, "Carousels"). `positions` is an estimate until the track is `measured`. */
export function useCarousel<Track extends HTMLElement>(count: number) {
  // The target may be beyond the last position, because a wider track shows more items and has fewer positions.
  const [target, setTarget] = useState(0);
  const [movedByControls, setMovedByControls] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>();
  const reducedMotion = useReducedMotion();
  const inBackground = useTabHidden();
  const playing = userChoice ? userChoice === 'play' : !reducedMotion;
  const { positions, measured, scrollTo, trackProps } = useTrack<Track>({
    count,
    onRest: (position) => {
      if (position === index) return;
      setTarget(position);
      setMovedByControls(false);
    },
  });
  const index = Math.min(target, positions - 1);
  const running = positions > 1 && playing && !inBackground && !hovered && !focused;

  const move = useCallback(
    (to: number, byControls: boolean) => {
      const position = (to + positions) % positions;
      setTarget(position);
      setMovedByControls(byControls);
      scrollTo(position, reducedMotion ? 'instant' : 'smooth');
    },
    [positions, reducedMotion, scrollTo],
  );
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => move(index + 1, false), AUTO_ADVANCE);
    return () => clearTimeout(timer);
  }, [running, move, index]);

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
    togglePlaying: () => {
      setUserChoice(playing ? 'pause' : 'play');
      // Ignore the focus of the pressed button. Otherwise the carousel would not start.
      setFocused(false);
    },
    show,
    previous,
    next,
    areaProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
    trackProps,
    controlsProps: { onKeyDown: onKeys({ ArrowLeft: previous, ArrowRight: next }) },
  };
}

export type Carousel = ReturnType<typeof useCarousel<HTMLElement>>;
