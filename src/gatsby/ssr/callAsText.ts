/**
 * The source of an inline script that calls `script` with `args`.
 * @param script a function of `src/inline-scripts`, which uses nothing from outside itself
 */
export const callAsText = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
): string => `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;
