import { type KeyboardEvent, useRef, useState } from 'react';
import { hasModifierKey, logicalKey } from '../../ui/browser/events';
import { useReducedMotion } from '../../ui/hooks/browserState';
import { useTrack } from '../../ui/hooks/useTrack';

/** Manages a scroll track that shows one item at a time and stops at both ends (docs/behaviour.md, "Timeline"). */
export function useEventTrack<Track extends HTMLElement>(count: number) {
  const [index, setIndex] = useState(0);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const reducedMotion = useReducedMotion();
  const last = count - 1;

  const updateIndex = (position: number) => {
    // At each end of the track a button is disabled. If that button has the focus, move the focus to the track.
    // Otherwise the focus would be lost.
    const disabled = [...(position === 0 ? [previous] : []), ...(position === last ? [next] : [])];
    if (disabled.some(({ current }) => current && current === document.activeElement))
      trackProps.ref.current?.focus({ preventScroll: true });
    setIndex(position);
  };
  const { scrollTo, trackProps } = useTrack<Track>({ count, onRest: updateIndex });

  const show = (to: number) => {
    const position = Math.max(0, Math.min(to, last));
    updateIndex(position);
    scrollTo(position, reducedMotion ? 'instant' : 'smooth');
  };

  return {
    index,
    trackProps,
    previousProps: { ref: previous, disabled: index === 0, onClick: () => show(index - 1) },
    nextProps: { ref: next, disabled: index >= last, onClick: () => show(index + 1) },
    keyProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (hasModifierKey(event)) return;
        const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[logicalKey(event)];
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      },
    },
  };
}
