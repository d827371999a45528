/** Placeholders in texts, such as `{item}`. `interpolate` replaces them with values. */
import * as z from 'zod';
import { choicesIn } from '../../lib/interpolate';

/**
 * The placeholders of a text. Each key is a name, and each value describes the replacement:
 * `{ item: 'the name of the entry' }`. If a name ends with a question mark, the placeholder is optional.
 */
export type Placeholders = Readonly<Record<string, string>>;

export const placeholdersOf = z.registry<Placeholders>();

const BRACES = /\{[^{}]*\}|[{}]/g;

const written = (name: string): string => `{${name.replace('?', '')}}`;

/** Returns a sentence that lists the placeholders, or an empty string if there are none. It starts with a space. */
export const describePlaceholders = (placeholders: Placeholders): string =>
  Object.entries(placeholders)
    .map(([name, value], index) => `${written(name)} ${index === 0 ? 'is replaced with' : 'with'} ${value}`)
    .join(', ')
    .replace(/^.+$/, ' $&.');

/**
 * Checks that a text contains all required placeholders and no unknown ones.
 * @returns undefined, or an error message of the form `what is wrong; what to do`, as in `fields.ts`
 */
export function placeholderProblem(text: string, placeholders: Placeholders): string | undefined {
  const names = Object.keys(placeholders);
  const known = names.map(written);
  const choices = choicesIn(text);
  const plain = choices.reduce((rest, { choice, name }) => rest.replace(choice, written(name)), text);
  const found: readonly string[] = plain.match(BRACES) ?? [];
  const unknown = found.find((each) => !known.includes(each));
  if (unknown !== undefined)
    return known.length > 0
      ? `has ${unknown}, which is not a placeholder of this text; write ${known.join(' or ')}`
      : `has ${unknown}, but this text has no placeholders; write it without braces`;
  const missing = names.find((name) => !name.endsWith('?') && !found.includes(written(name)));
  return missing && `lacks ${written(missing)}; add it where ${placeholders[missing]} belongs`;
}
