import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads a file of what was agreed. */
export const readYaml = <T>(file: string): T => parse(readFileSync(`__tests__/acceptance/${file}`, 'utf8'));

/**
 * A test of something that was agreed for the launch. If it fails, the message first says why that is fixed, for
 * editors and those who help them.
 * @param why a sentence
 */
export function agreed(what: string, why: string, holds: () => void): void {
  test(what, () => {
    try {
      holds();
    } catch (error) {
      throw new Error(`${why}\n\n${(error as Error).message}`);
    }
  });
}

/** Why the range of the company is fixed. */
export const RANGE =
  'The company trades in these and in this order; more may be added, but none left out, without its consent.';

/** Expects `list` to contain all of `expected` in this order; there may be more between and behind them. */
export function expectInOrder(list: readonly unknown[], expected: readonly unknown[]): void {
  const wanted = expected.map((item) => JSON.stringify(item));
  expect(list.map((item) => JSON.stringify(item)).filter((item) => wanted.includes(item))).toEqual(wanted);
}
