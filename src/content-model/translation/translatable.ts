/** Which texts of a document are translated. Everything else is the same in all languages. */
import * as z from 'zod';
import { placeholdersOf } from '../model/placeholders';
import { fieldKindOf, itemOf, mapFields, shapeOf, unwrapOptional, valueAt } from '../model/schema';

/** The kinds of fields with texts. Not facts, because `terms.json` translates them. */
const TEXT_KINDS: readonly (string | undefined)[] = [undefined, 'longText', 'picture', 'joined'];

/**
 * Returns the schema of the texts in `schema`, in the same structure. All are optional, because the comparison with the
 * English document finds missing texts. Undefined if there is nothing to translate.
 */
function textsOnly(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (!TEXT_KINDS.includes(fieldKindOf(schema)?.kind)) return undefined;
  const inner = unwrapOptional(schema);
  if (placeholdersOf.has(inner)) return inner;
  if (inner instanceof z.ZodObject) return translatedTexts(inner);
  const item = itemOf(inner);
  const texts = item && textsOnly(item);
  return texts && z.array(texts as z.ZodType);
}

const known = new WeakMap<z.ZodObject, z.ZodObject | undefined>();

/** Returns the texts of a document, or of an object in it, that a translation has, if any. */
export function translatedTexts(schema: z.ZodObject): z.ZodObject | undefined {
  if (!known.has(schema)) {
    const texts = mapFields(schema, shapeOf(schema), textsOnly) as Record<string, z.ZodType>;
    known.set(schema, Object.keys(texts).length > 0 ? z.strictObject(texts).partial() : undefined);
  }
  return known.get(schema);
}

export const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(isFilled);

/**
 * Returns the texts of a translation that its English document also has, if any, in the structure of the English
 * document: lists of objects have the same length, with an empty object for an item without texts.
 */
export function matchingTexts(texts: z.core.$ZodType, english: unknown, translation: unknown): unknown {
  const item = itemOf(texts);
  const match = (schema: z.core.$ZodType, key: string | number) =>
    matchingTexts(schema, valueAt(english, [key]), valueAt(translation, [key]));
  const matching = (): unknown => {
    if (unwrapOptional(texts) instanceof z.ZodObject)
      return mapFields(texts, shapeOf(texts), (field, _, key) => match(field, key));
    if (!item) return translation;
    if (item instanceof z.ZodObject)
      return Array.isArray(english) ? english.map((_, index) => match(item, index) ?? {}) : undefined;
    return Array.isArray(translation) ? translation.filter(isFilled) : undefined;
  };
  const value = isFilled(english) ? matching() : undefined;
  return isFilled(value) ? value : undefined;
}
