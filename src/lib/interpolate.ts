/** A choice by number, as in ICU messages: `{count, plural, one {# sheet} other {# sheets}}`. Group 2 has its forms. */
const CHOICE = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** Returns the choices by number in a text, with the plural categories of their forms. */
export const choicesIn = (text: string): { choice: string; name: string; categories: string[] }[] =>
  [...text.matchAll(CHOICE)].map(([choice, name = '', list = '']) => ({
    choice,
    name,
    categories: [...list.matchAll(FORM)].map(([, category = '']) => category),
  }));

export type Values = Readonly<Record<string, string | number>>;

/** Replaces each choice with the form for its number. `#` in a form is the number. */
const choose = (text: string, values: Values, language?: string): string =>
  text.replace(CHOICE, (_, name: string, list: string) => {
    const forms = new Map([...list.matchAll(FORM)].map(([, plural, form = '']) => [plural, form]));
    const value = values[name];
    const category = typeof value === 'number' ? new Intl.PluralRules(language).select(value) : 'other';
    return (forms.get(category) ?? forms.get('other') ?? '').replaceAll('#', `{${name}}`);
  });

/**
 * Replaces the placeholders and choices of a text. Values are inserted literally, even `$&` or `{name}`. A placeholder
 * without a value is not replaced. Only numbers need `language`.
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string;
export function interpolate(text: string, values: Values, language: string): string;
export function interpolate(text: string, values: Values, language?: string): string {
  return choose(text, values, language).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
