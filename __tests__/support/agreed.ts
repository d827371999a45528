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
