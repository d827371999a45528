/** Puts translated texts into English documents. The third step of `finishContent` (docs/decisions.md). */
import * as z from 'zod';
import { fieldKindOf, isObject, isOptional, unwrapOptional, valueAt } from '../model/schema';
import { inOrderOf, isFilled, translatedTexts } from './translatable';

function translate(
  schema: z.core.$ZodType,
  texts: z.core.$ZodType | undefined,
  english: unknown,
  translation: unknown,
): unknown {
  if (!texts) return english;
  const [inner, innerTexts] = [unwrapOptional(schema), unwrapOptional(texts)];
  // A picture without a translated description is better than none.
  const canBeLeftOut = isOptional(schema) && fieldKindOf(schema)?.kind !== 'picture';
  if (canBeLeftOut && (translation === undefined || translation === '')) return undefined;
  if (inner instanceof z.ZodObject && innerTexts instanceof z.ZodObject && isObject(english)) {
    const fields = Object.entries(english).map(([key, value]) => [
      key,
      key in inner.shape
        ? translate(inner.shape[key], innerTexts.shape[key], value, valueAt(translation, [key]))
        : value,
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (inner instanceof z.ZodArray && innerTexts instanceof z.ZodArray && Array.isArray(english))
    if (english.some(isObject))
      return english.map((item, index) => {
        const found = valueAt(translation, [index]);
        return found === undefined ? item : translate(inner.element, innerTexts.element, item, found);
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
