/**
 * The call of a function as the text of an inline script.
 * @param script its body must not use anything from outside
 */
export const callAsText = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
): string => `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;
