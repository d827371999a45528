/**
 * Returns the source of an inline script that calls `script` with `args`.
 * @param script a function of `src/gatsby/ssr/inline-scripts`, which must not use anything from outside the function
 */
export const callAsText = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
): string => `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;
