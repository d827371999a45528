/** Which parts of a document are translated. Everything else is the same in all languages. */
import * as z from 'zod';
import { catalogues } from '../catalogues';
import { type FileType, fileTypeOf } from '../collections';
import { terms } from '../documents/languages';
import { commonFields } from '../model/fields';
import { placeholdersOf } from '../model/placeholders';
import { fieldKindOf, textsOf, unwrapOptional, valueAt } from '../model/schema';
import { languageOf, sourceFileFor, TERMS_FILE } from './languageFolders';

/** The kinds of fields with texts. Not facts, because `terms.json` translates them. */
const TEXT_KINDS: readonly (string | undefined)[] = [undefined, 'longText', 'picture', 'resolved'];

/**
 * Returns the schema of the texts in `schema`, in the same structure. A text that is missing in a translation is found
 * by the comparison with the English document (`check/checkTranslations.ts`), because only that knows optional texts.
 * @returns undefined if there is nothing to translate
 */
function textsOnly(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (!TEXT_KINDS.includes(fieldKindOf(schema)?.kind)) return undefined;
  const inner = unwrapOptional(schema);
  if (placeholdersOf.has(inner)) return inner;
  if (inner instanceof z.ZodArray) {
    const item = textsOnly(inner.element);
    return item && z.array(item as z.ZodType);
  }
  return inner instanceof z.ZodObject ? translatedTexts(inner) : undefined;
}

/** Returns the texts of a document, or of an object in it, that a translation has. Undefined if it has none. */
export const translatedTexts = (schema: z.ZodObject): z.ZodObject | undefined => {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => {
    const texts = textsOnly(field);
    return texts ? [[key, z.optional(texts as z.ZodType)] as const] : [];
  });
  return fields.length > 0 ? z.strictObject(Object.fromEntries(fields)) : undefined;
};

export const isCatalogueEntry = (schema: z.ZodObject): boolean =>
  catalogues.some(({ entry }) => entry.schema === schema);

export const termsType = {
  kind: 'single',
  file: TERMS_FILE,
  graphqlType: 'Terms',
  schema: terms,
  format: 'json',
  isRequired: false,
} as const;

export function translationType<Type extends FileType['type']>(type: Type): Type | undefined {
  const texts = translatedTexts(type.schema);
  if (!texts) return undefined;
  const schema = z.strictObject({
    ...commonFields,
    ...texts.shape,
    english: z
      .string()
      .optional()
      .describe(
        'A mark of the English texts with which this translation was compared. The editor screen and `npm run content:translated` write it.',
      ),
  });
  return { ...type, graphqlType: `${type.graphqlType}Translation`, schema };
}

export function documentTypeOf(file: string): FileType | undefined {
  if (!languageOf(file)) return fileTypeOf(file);
  const source = sourceFileFor(file);
  if (source === TERMS_FILE) return { type: termsType };
  const fileType = fileTypeOf(source);
  const type = fileType && translationType(fileType.type);
  return type && ({ ...fileType, type } as FileType);
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(isFilled);

/**
 * Returns the texts of a translation that its English document also has, in the structure of the English document:
 * lists of objects have the same length, with an empty object for an item without texts.
 * @returns undefined if there are none
 */
export function matchingTexts(texts: z.core.$ZodType, english: unknown, translation: unknown): unknown {
  const inner = unwrapOptional(texts);
  const matching = (): unknown => {
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries<z.core.$ZodType>(inner.shape)
          .map(([key, field]) => [
            key,
            matchingTexts(field, valueAt(english, [key]), valueAt(translation, [key])),
          ])
          .filter(([, matched]) => matched !== undefined),
      );
    if (!(inner instanceof z.ZodArray)) return translation;
    if (!(unwrapOptional(inner.element) instanceof z.ZodObject))
      return Array.isArray(translation) ? translation.filter(isFilled) : undefined;
    return Array.isArray(english)
      ? english.map((item, index) => matchingTexts(inner.element, item, valueAt(translation, [index])) ?? {})
      : undefined;
  };
  const value = isFilled(english) ? matching() : undefined;
  return isFilled(value) ? value : undefined;
}

/** A field that only the editor screen has: the languages whose translations were compared with English. */
export const COMPARED_FIELD = 'compared';

/**
 * Returns a hash of the texts of an English document (FNV-1a in base 36). A translation keeps it in its field
 * `english`, so that the content check notices when the English texts change. Also runs on the editor screen.
 */
export function fingerprintOf(texts: z.ZodObject, english: unknown, body = ''): string {
  const all = textsOf(matchingTexts(texts, english, english)).map(([, value]) => value);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode([...all, body.replaceAll('\r\n', '\n').trim()].join('\n')))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
