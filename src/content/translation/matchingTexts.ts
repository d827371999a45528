import * as z from 'zod';
import { unwrapOptional } from '../schema';

/** Whether a value is worth a place in a translation. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(isFilled);

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/**
 * Returns the texts of a translation that its English document also has, in the structure of the English document: lists
 * of objects have the same length, with an empty object for an item without texts.
 * @param texts the schema of the texts (`translatedTexts`)
 * @returns undefined if there are none
 */
export function matchingTexts(texts: z.core.$ZodType, english: unknown, translation: unknown): unknown {
  const inner = unwrapOptional(texts);
  const matching = (): unknown => {
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries<z.core.$ZodType>(inner.shape)
          .map(([key, field]) => [key, matchingTexts(field, at(english, key), at(translation, key))] as const)
          .filter(([, value]) => value !== undefined),
      );
    if (!(inner instanceof z.ZodArray)) return translation;
    if (!(unwrapOptional(inner.element) instanceof z.ZodObject))
      return Array.isArray(translation) ? translation.filter(isFilled) : undefined;
    return Array.isArray(english)
      ? english.map((item, index) => matchingTexts(inner.element, item, at(translation, index)) ?? {})
      : undefined;
  };
  const value = isFilled(english) ? matching() : undefined;
  return isFilled(value) ? value : undefined;
}
