import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Parses a file in `__tests__/acceptance`. */
export const readYaml = <T>(file: string): T => parse(readFileSync(`__tests__/acceptance/${file}`, 'utf8'));

/**
 * Registers a test of a requirement that was agreed for the launch.
 * @param why the start of the error message, for editors and for the developers who help them
 */
export function agreed(what: string, why: string, check: () => unknown): void {
  test(what, async () => {
    try {
      await check();
    } catch (error) {
      throw new Error(`${why}\n\n${(error as Error).message}`);
    }
  });
}

/** Why the list of product groups is fixed. */
export const RANGE =
  'The company trades in these items, listed in this order. Items may be added, but not removed without its consent.';

/** Expects `list` to contain all items of `expected` in this order. Other items may come between or after them. */
export function expectInOrder(list: readonly unknown[], expected: readonly unknown[]): void {
  const wanted = expected.map((item) => JSON.stringify(item));
  expect(list.map((item) => JSON.stringify(item)).filter((item) => wanted.includes(item))).toEqual(wanted);
}
