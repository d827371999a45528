import * as z from 'zod';
import { choicesIn } from '../../lib/interpolate';

/**
 * The placeholders of a text, with what replaces each: `{ item: 'the name of the entry' }`. One whose name ends with a
 * question mark is optional.
 */
export type Placeholders = Readonly<Record<string, string>>;

export const placeholdersOf = z.registry<Placeholders>();

const BRACES = /\{[^{}]*\}|[{}]/g;

const written = (name: string): string => `{${name.replace('?', '')}}`;

/** Returns a sentence that lists the placeholders. It starts with a space. */
export const describePlaceholders = (placeholders: Placeholders): string =>
  Object.entries(placeholders)
    .map(([name, value], index) => `${written(name)} ${index === 0 ? 'is replaced with' : 'with'} ${value}`)
    .join(', ')
    .replace(/^.+$/, ' $&.');

/** Returns an error message if a text lacks a required placeholder, or has an unknown one. */
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
