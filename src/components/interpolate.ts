/**
 * A text of the content with its placeholders filled in.
 * @param text such as `Showing {count} result(s) for: {term}`
 * @param values by the name of their placeholder; they are taken literally
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
