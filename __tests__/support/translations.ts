/** Translations that tests write, made from the English documents. */
import * as z from 'zod';
import { fileTypeOf } from '../../src/content/collections';
import { schemaPathOf } from '../../src/content/generate/jsonSchemas';
import { unwrapOptional } from '../../src/content/schema';
import { translatedTexts } from '../../src/content/translation/translatable';
import type { ContentCopy } from './contentCopy';

/** A language that the code does not know. */
export const spanish = { code: 'es', name: 'Español', direction: 'ltr' } as const;

/** The fewest documents that a language may have. */
export const NEEDED = ['navigation.json', 'site.json', 'sections/error.json', 'pages/home.json'];

/** Makes a text recognisable without changing its length. */
export const inSpanish = (text: string): string => text.replace(/^[^{]/u, 'Ñ');

/** Returns the translation of a value: its texts, in the structure that `schema` has. */
function translationOf(schema: z.core.$ZodType, english: unknown): unknown {
  const inner = unwrapOptional(schema);
  if (typeof english === 'string') return inSpanish(english);
  if (inner instanceof z.ZodArray && Array.isArray(english))
    return english.map((item) => translationOf(inner.element, item));
  if (!(inner instanceof z.ZodObject) || typeof english !== 'object' || english === null) return undefined;
  const values = english as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(inner.shape)
      .filter(([key]) => values[key] !== undefined)
      .map(([key, field]) => [key, translationOf(field, values[key])]),
  );
}

/** Adds Spanish: a line in `languages.json` and the translations of JSON documents. */
export function writeSpanish(content: ContentCopy, files: readonly string[]): void {
  content.set('languages.json', { languages: [spanish] });
  for (const file of files) {
    const type = fileTypeOf(file)?.type;
    const texts = type && translatedTexts(type.schema);
    if (!texts) throw new Error(`${file} has nothing to translate`);
    const translatedFile = `${spanish.code}/${file}`;
    const translation = translationOf(texts, JSON.parse(content.read(file))) as object;
    const data = { $schema: schemaPathOf(translatedFile), ...translation };
    content.write(translatedFile, `${JSON.stringify(data, null, 2)}\n`);
  }
}
