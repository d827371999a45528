/** The placeholders of texts, such as `{item}`, which `interpolate` replaces with values. */
import * as z from 'zod';

/**
 * The placeholders of a text: names, and what each is replaced with, such as `{ item: 'the name of the entry' }`. A
 * name that ends with a question mark may be left out of the text.
 */
export type Placeholders = Readonly<Record<string, string>>;

/** The placeholders of each text that has some. */
export const placeholdersOf = z.registry<Placeholders>();

/** A placeholder, or a brace that belongs to none. */
const BRACES = /\{[^{}]*\}|[{}]/g;

const written = (name: string): string => `{${name.replace('?', '')}}`;

/** The sentence of the description that names the placeholders; empty without any. */
export const describePlaceholders = (placeholders: Placeholders): string =>
  Object.entries(placeholders)
    .map(([name, value], index) => `${written(name)} ${index === 0 ? 'is replaced with' : 'with'} ${value}`)
    .join(', ')
    .replace(/^.+$/, ' $&.');

/**
 * Reports a placeholder that is unknown or missing.
 * @returns an error as `fields.ts` words it, `what is wrong; what to do`, or undefined
 */
export function placeholderProblem(text: string, placeholders: Placeholders): string | undefined {
  const names = Object.keys(placeholders);
  const known = names.map(written);
  const found: readonly string[] = text.match(BRACES) ?? [];
  const unknown = found.find((each) => !known.includes(each));
  if (unknown !== undefined)
    return known.length > 0
      ? `has ${unknown}, which is not a placeholder of this text; write ${known.join(' or ')}`
      : `has ${unknown}, but this text has no placeholders; write it without braces`;
  const missing = names.find((name) => !name.endsWith('?') && !found.includes(written(name)));
  return missing && `lacks ${written(missing)}; add it where ${placeholders[missing]} belongs`;
}
