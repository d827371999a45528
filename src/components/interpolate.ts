/**
 * Replaces the placeholders of a text with values. A placeholder that has no value is not replaced.
 * @param text a text such as `Showing {count} result(s) for: {term}`
 * @param values the values by placeholder name. They are inserted literally, even `$&` or `{name}`
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
