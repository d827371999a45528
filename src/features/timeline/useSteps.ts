import { type KeyboardEvent, useRef, useState } from 'react';
import { hasModifierKey } from '../../hooks/hasModifierKey';
import { useChange } from '../../hooks/useChange';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { useTrack } from '../../hooks/useTrack';

interface Options {
  /** The number of items. */
  count: number;
  /** Whether the track is on the page now; each time it comes there, it begins at its first item. */
  shown: boolean;
}

/**
 * Items of a track, one at a time, from the first to the last and no further. Buttons, arrow keys and a swipe, which
 * is plain scrolling, lead on (specification: "Legacy").
 * @returns the index of the item shown, and the props of the track, of both buttons and of what holds them
 */
export function useSteps<Track extends HTMLElement>({ count, shown }: Options) {
  const [index, setIndex] = useState(0);
  const [wasShown, setWasShown] = useState(shown);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const reducedMotion = useReducedMotion();
  const last = count - 1;

  const arriveAt = (position: number) => {
    // At either end the button that leads there is disabled; its focus goes on at the items.
    const disabled = [...(position === 0 ? [previous] : []), ...(position === last ? [next] : [])];
    if (disabled.some(({ current }) => current && current === document.activeElement))
      trackProps.ref.current?.focus({ preventScroll: true });
    setIndex(position);
  };
  const { scrollTo, trackProps } = useTrack<Track>({ count, onRest: arriveAt });

  const show = (to: number) => {
    const position = Math.max(0, Math.min(to, last));
    arriveAt(position);
    scrollTo(position, reducedMotion ? 'instant' : 'smooth');
  };

  if (shown !== wasShown) {
    setWasShown(shown);
    setIndex(0);
  }
  useChange(shown, () => scrollTo(0, 'instant'));

  return {
    index,
    trackProps,
    previousProps: { ref: previous, disabled: index === 0, onClick: () => show(index - 1) },
    nextProps: { ref: next, disabled: index >= last, onClick: () => show(index + 1) },
    stepsProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (hasModifierKey(event)) return;
        const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      },
    },
  };
}
