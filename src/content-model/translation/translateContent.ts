/** Puts translated texts into English documents. The third step of `finishContent` (docs/decisions.md). */
import type * as z from 'zod';
import { fieldKindOf, isObject, isOptional, itemOf, mapFields, shapeOf, valueAt } from '../model/schema';
import { inOrderOf } from './fingerprints';
import { isFilled, translatedTexts } from './translatable';

function translate(
  schema: z.core.$ZodType,
  texts: z.core.$ZodType | undefined,
  english: unknown,
  translation: unknown,
): unknown {
  if (!texts) return english;
  // A picture without a translated description is better than none.
  const canBeLeftOut = isOptional(schema) && fieldKindOf(schema)?.kind !== 'picture';
  if (canBeLeftOut && (translation === undefined || translation === '')) return undefined;
  if (isObject(english))
    return mapFields(schema, english, (field, value, key) =>
      translate(field, shapeOf(texts)[key], value, valueAt(translation, [key])),
    );
  const item = itemOf(schema);
  if (item && Array.isArray(english) && english.some(isObject))
    return english.map((each, index) => {
      const found = valueAt(translation, [index]);
      return found === undefined ? each : translate(item, itemOf(texts), each, found);
    });
  if (!isFilled(translation)) return canBeLeftOut ? undefined : english;
  return Array.isArray(translation) ? translation.filter(isFilled) : translation;
}

/**
 * Returns an English document with the texts of a translation. A missing optional text is left out. A required one is
 * English, and so is an item of a list that has changed since the translation was compared.
 */
export function translateData(
  schema: z.ZodObject,
  english: Record<string, unknown>,
  translation: Record<string, unknown>,
): Record<string, unknown> {
  const texts = translatedTexts(schema);
  if (!texts) return english;
  return translate(schema, texts, english, inOrderOf(texts, english, translation)) as Record<string, unknown>;
}
