/**
 * A function as a script of the page; it runs with the arguments, and without anything else of its module.
 * @param script a function whose body uses nothing from outside of it
 */
export const inlineScript = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
) => (
  <script
    key={script.name}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, with nothing typed in it.
    dangerouslySetInnerHTML={{ __html: `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})` }}
  />
);
