/**
 * Replaces the placeholders of a text from the content. A placeholder without a value is not replaced.
 * @param text such as `Showing {count} result(s) for: {term}`
 * @param values by placeholder name; inserted literally, even `$&` or `{name}`
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
