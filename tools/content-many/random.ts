/** A random number generator (mulberry32) with a fixed seed: each run of the tool writes the same files. */
export function seeded(seed: number) {
  let state = seed;
  /** Returns a number from 0 up to, but not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** Returns a whole number from `min` to `max`. */
    between: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('The list is empty');
      return item;
    },
  };
}

export type Random = ReturnType<typeof seeded>;
