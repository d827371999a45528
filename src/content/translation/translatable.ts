/** Which parts of a document are translated. Everything else is the same in all languages. */
import * as z from 'zod';
import { catalogues } from '../catalogues';
import { type FileType, fileTypeOf, single } from '../collections';
import { terms } from '../documents/languages';
import { commonFields } from '../model/fields';
import { placeholdersOf } from '../model/placeholders';
import { type FieldPath, fieldKindOf, isObject, textsOf, unwrapOptional, valueAt } from '../model/schema';
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

export const termsType = single(TERMS_FILE, 'Terms', terms, false);

export function translationType<Type extends FileType['type']>(type: Type): Type | undefined {
  const texts = translatedTexts(type.schema);
  if (!texts) return undefined;
  const schema = z.strictObject({
    $schema: commonFields.$schema,
    ...texts.shape,
    english: z
      .string()
      .optional()
      .describe(
        'A mark of the English document with which this translation was compared. The editor screen and `npm run content:translated` write it.',
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

/** FNV-1a in base 36, because the editor screen needs it at once. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Returns the values of an item that are the same in all languages, such as links and pictures, in a fixed order. */
function sharedValues(texts: z.core.$ZodType | undefined, value: unknown): unknown[] {
  // The editor screen has empty values for fields that are not in the file.
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return texts ? [] : [value];
  const inner = texts && unwrapOptional(texts);
  const schemaOf = (key: string) =>
    inner instanceof z.ZodArray ? inner.element : inner instanceof z.ZodObject ? inner.shape[key] : undefined;
  return Object.keys(value)
    .sort()
    .flatMap((key) => sharedValues(schemaOf(key), valueAt(value, [key])));
}

/**
 * Returns a hash of each list of objects with texts and other values, by its path. Translations are merged into such
 * lists by position, so an item that was moved, added or removed must not get the texts of another one.
 */
function listMarks(texts: z.core.$ZodType, english: unknown, path: FieldPath = []): [FieldPath, string][] {
  const inner = unwrapOptional(texts);
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) =>
      listMarks(field, valueAt(english, [key]), [...path, key]),
    );
  if (!(inner instanceof z.ZodArray) || !Array.isArray(english)) return [];
  if (!(unwrapOptional(inner.element) instanceof z.ZodObject)) return [];
  // Numbers are no more than facts, such as the posts of a category. Of items with texts alone, the number counts.
  const isName = (value: unknown) => typeof value === 'string';
  const shared = english.map((item) => sharedValues(inner.element, item).filter(isName));
  return [[path, hashOf(JSON.stringify(shared))]];
}

const printMark = ([path, hash]: [FieldPath, string]): string => `${path.join('.')}:${hash}`;

/**
 * Returns a mark of an English document: a hash of its texts, and those of its lists (`listMarks`). A translation has it
 * in its field `english`, so that the content check notices when the document changes. Also runs on the editor screen.
 */
export function markOf(texts: z.ZodObject, english: unknown, body = ''): string {
  const all = textsOf(matchingTexts(texts, english, english)).map(([, value]) => value);
  const hash = hashOf([...all, body.replaceAll('\r\n', '\n').trim()].join('\n'));
  return [hash, ...listMarks(texts, english).map(printMark)].join(' ');
}

/**
 * Returns a translation without the lists that have changed since it was compared. Returns `translation` itself if none
 * has.
 */
export function withoutChangedLists(
  texts: z.ZodObject,
  english: unknown,
  translation: Record<string, unknown>,
): Record<string, unknown> {
  const { english: mark } = translation;
  const [, ...compared] = typeof mark === 'string' ? mark.split(' ') : [];
  const changed = listMarks(texts, english).filter((list) => !compared.includes(printMark(list)));
  if (compared.length === 0 || changed.length === 0) return translation;
  const copy = structuredClone(translation);
  for (const [path] of changed) {
    const parent = valueAt(copy, path.slice(0, -1));
    if (isObject(parent)) delete parent[String(path.at(-1))];
  }
  return copy;
}
