/**
 * A test of something that was agreed for the launch. If it fails, it first says why that is fixed, for editors and for
 * those who help them.
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

/** Why what the company trades in is fixed. */
export const RANGE =
  'The company trades in these and in this order; more may be added, but none left out, without its word.';

/** `list` holds all of `expected`, in this order; more may stand between and behind. */
export function expectInOrder(list: readonly unknown[], expected: readonly unknown[]): void {
  const wanted = expected.map((item) => JSON.stringify(item));
  expect(list.map((item) => JSON.stringify(item)).filter((item) => wanted.includes(item))).toEqual(wanted);
}
