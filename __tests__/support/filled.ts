/** Fills the placeholders of a text without choices by number. Expected texts do not come from the code under test. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((result, [name, value]) => result.split(`{${name}}`).join(`${value}`), text);
