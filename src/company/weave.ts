import type { CSSProperties } from 'react';
import { fnv1a } from '../lib/fnv1a';

/** The colours of the threads, as names of CSS variables. */
const GROUNDS = ['primary', 'primary-light', 'band', 'accent-strong', 'positive'] as const;
const STRIPES = ['accent', 'band', 'primary', 'accent-strong', 'positive'] as const;

/** Width of a thread in pixels, which `styles/cards.scss` repeats. */
const THREAD = 2;

/** Draws the cloth of a person: a check of warp and weft, which `styles/cards.scss` weaves into a twill. */
export function weave(name: string): CSSProperties {
  // Pseudorandom numbers from 0 to `below - 1`, which depend on the name.
  let count = 0;
  const number = (below: number) =>
    fnv1a([...`${count++}${name}`].map((character) => character.codePointAt(0) ?? 0)) % below;
  const ground = GROUNDS[number(GROUNDS.length)] ?? GROUNDS[0];
  const others = STRIPES.filter((color) => color !== ground);
  const other = () => others[number(others.length)] ?? STRIPES[0];
  // The colours and the numbers of threads. The same lines and gaps are on both sides of the wide stripe.
  const line = [other(), 2 + number(3)] as const;
  const gap = [ground, 4 + number(6)] as const;
  const check = [line, gap, [other(), 6 + number(10)], gap, line, [ground, 14 + number(16)]] as const;
  let end = 0;
  const stops = check.map(([color, threads]) => {
    const start = end;
    end += threads * THREAD;
    return `var(--color-${color}) ${start}px ${end}px`;
  });
  return { '--check': stops.join(',') } as CSSProperties;
}
