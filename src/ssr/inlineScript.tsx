/**
 * A function as the text of a script, which runs with the arguments, and without anything else of its module.
 * @param script a function whose body uses nothing from outside of it
 */
export const asText = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
): string => `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`;

/** A script that stands in the page; as an element, so that `onPreRenderHTML` can read what it holds. */
export const inlineScript = (key: string, text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, with nothing typed in it.
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
);
