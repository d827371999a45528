import type { CSSProperties } from 'react';
import { fnv1a } from '../lib/fnv1a';

/** The colours of the threads, as names of CSS variables. The first one is the ground of the cloth. */
const GROUNDS = ['primary', 'primary-light', 'band', 'accent-strong', 'positive'] as const;
const STRIPES = ['accent', 'surface', 'primary', 'band', 'accent-strong', 'positive', 'border'] as const;

/** Returns a generator of pseudorandom numbers from 0 to `below - 1`, which depend on `text` (FNV-1a, xorshift). */
function numbersFrom(text: string): (below: number) => number {
  let state = fnv1a([...text].map((character) => character.codePointAt(0) ?? 0));
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Returns the stripes of one direction, as a CSS gradient. Each stripe is 1 to 7 threads wide. */
function stripes(angle: string, colors: readonly string[], number: (below: number) => number): string {
  let end = 0;
  const stops = colors.map((color) => {
    const start = end;
    end += 1 + number(7);
    return `var(--color-${color}) ${start}% ${end}%`;
  });
  return `repeating-linear-gradient(${angle},${stops.join(',')})`;
}

/** Draws the cloth of a person: stripes of warp and weft, which `styles/cards.scss` lays over each other. */
export function weave(name: string): CSSProperties {
  const number = numbersFrom(name);
  const ground = GROUNDS[number(GROUNDS.length)] ?? GROUNDS[0];
  const others = STRIPES.filter((color) => color !== ground);
  const other = () => others[number(others.length)] ?? STRIPES[0];
  return {
    '--warp': stripes('90deg', [ground, other(), ground, other()], number),
    '--weft': stripes('0deg', [ground, other(), ground], number),
  } as CSSProperties;
}
