/** Which parts of a document are translated. Everything else is the same in all languages. */
import * as z from 'zod';
import { catalogues } from '../catalogues';
import { isText, sampleMark, textField } from '../fields';
import { type FieldPath, fieldKindOf, unwrapOptional } from '../schema';
import { fingerprint } from './fingerprint';

/** The kinds of fields with texts. `terms.json` translates the facts of catalogue entries. */
const TEXT_KINDS: readonly (string | undefined)[] = [undefined, 'picture', 'fact', 'openingHours'];

/**
 * Returns the schema of the texts in `schema`, in the same structure. A text that is missing in a translation is found
 * by the comparison with the English document (`check/translations.ts`), because only that knows optional texts.
 * @returns undefined if there is nothing to translate
 */
function textsOnly(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (!TEXT_KINDS.includes(fieldKindOf(schema)?.kind)) return undefined;
  const inner = unwrapOptional(schema);
  if (fieldKindOf(inner)?.kind === 'openingHours') return textField('The hours.');
  if (isText(inner)) return inner;
  if (inner instanceof z.ZodArray) {
    const item = textsOnly(inner.element);
    return item && z.array(item as z.ZodType);
  }
  return inner instanceof z.ZodObject ? objectOfTexts(inner) : undefined;
}

const objectOfTexts = (schema: z.ZodObject, without: readonly string[] = []): z.ZodObject | undefined => {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => {
    const texts = without.includes(key) ? undefined : textsOnly(field);
    return texts ? [[key, z.optional(texts as z.ZodType)] as const] : [];
  });
  return fields.length > 0 ? z.strictObject(Object.fromEntries(fields)) : undefined;
};

/** Whether documents of this type are entries of a catalogue, whose facts are translated by `terms.json`. */
export const isEntry = (schema: z.ZodObject): boolean =>
  catalogues.some(({ entry }) => entry.schema === schema);

/** Returns the fields with facts. */
export const factFields = (schema: z.ZodObject): string[] =>
  Object.keys(schema.shape).filter((key) => fieldKindOf(schema.shape[key])?.kind === 'fact');

/** Returns the texts of a document type that a translation has. Undefined if it has none. */
export const translatedTexts = (schema: z.ZodObject): z.ZodObject | undefined =>
  objectOfTexts(schema, isEntry(schema) ? factFields(schema) : []);

/** Returns the schema of the translations of a document type. Undefined if there is nothing to translate. */
export function translationSchema(schema: z.ZodObject): z.ZodObject | undefined {
  const texts = translatedTexts(schema);
  if (!texts) return undefined;
  return z.strictObject({
    $schema: z.string().optional().describe('The path of the JSON Schema of this file. Do not change it.'),
    sample: sampleMark(),
    ...texts.shape,
    english: z
      .array(z.string())
      .optional()
      .describe(
        'Marks of the English texts with which this translation was compared. The editor screen and `npm run content:translated` write them.',
      ),
  });
}

/**
 * A field of the editor screen that is not in any file: the languages whose translations the editor has compared with
 * the English texts.
 */
export const COMPARED_FIELD = 'compared';

/** A text of an English document that its translations have, too. */
export interface SourceText {
  path: FieldPath;
  /** The text, or all texts of a list. */
  value: string | readonly string[];
}

/** Returns the texts of an English document, with a list of texts as one value. */
export function sourceTexts(texts: z.core.$ZodType, english: unknown, path: FieldPath = []): SourceText[] {
  if (english === undefined || english === null) return [];
  const inner = unwrapOptional(texts);
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) =>
      sourceTexts(field, (english as Record<string, unknown>)[key], [...path, key]),
    );
  if (inner instanceof z.ZodArray && Array.isArray(english))
    return isText(unwrapOptional(inner.element))
      ? [{ path, value: english as string[] }]
      : english.flatMap((item, index) => sourceTexts(inner.element, item, [...path, index]));
  return typeof english === 'string' ? [{ path, value: english }] : [];
}

/** Returns the mark of an English text, which changes with the text. */
export const fingerprintOf = ({ value }: Pick<SourceText, 'value'>): string =>
  fingerprint(typeof value === 'string' ? value : value.join('\n'));

/** Returns the mark of the Markdown text of an English article. */
export const bodyMark = (body: string): string => fingerprint(body.replaceAll('\r\n', '\n').trim());

/**
 * Returns the marks of all English texts of a document. A translation keeps them without their fields, because items of
 * lists move, and because the editor screen cannot write keys with dots.
 * @param body the Markdown text of an article
 */
export const marksOf = (texts: z.core.$ZodType, english: unknown, body?: string): string[] => [
  ...new Set([
    ...sourceTexts(texts, english).map(fingerprintOf),
    ...(body === undefined ? [] : [bodyMark(body)]),
  ]),
];
