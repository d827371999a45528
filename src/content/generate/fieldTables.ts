/** Generates `content/FIELDS.md`, the field reference for editors, from the content model. */
import * as z from 'zod';
import { collections, singles } from '../collections';
import { terms } from '../documents/languages';
import { descriptionOf, fieldKindOf, isOptional, schemaAt, unwrapOptional } from '../schema';
import { TERMS_FILE } from '../translation/languageFolders';
import { translatedTexts } from '../translation/translatable';

export const FIELDS_FILE = 'FIELDS.md';

/**
 * Returns the rows of the table of a document type, as Markdown.
 * @param texts the schema of the texts that are translated; undefined if there are none
 */
function rowsOf(schema: z.core.$ZodType, texts: z.core.$ZodType | undefined, prefix = ''): string[] {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, texts && schemaAt(texts, [0]), `${prefix}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const fieldTexts = texts && schemaAt(texts, [key]);
    // The introduction of the file describes the fields of pictures.
    const rows = fieldKindOf(field)?.kind === 'picture' ? [] : rowsOf(field, fieldTexts, name);
    const isTranslated = fieldTexts !== undefined && rows.length === 0;
    const cells = [
      `\`${name}\``,
      isOptional(field) ? '' : 'yes',
      isTranslated ? 'yes' : '',
      descriptionOf(field),
    ];
    return [`| ${cells.join(' | ')} |`, ...rows];
  });
}

const table = (schema: z.ZodObject): string =>
  [
    '| field | required | translated | description |',
    '| --- | --- | --- | --- |',
    ...rowsOf(schema, translatedTexts(schema)),
  ].join('\n');

export function printFieldTables(): string {
  const chapters = [
    ...collections.map(({ folder, groupedBy, format, schema }) => ({
      location: `${folder}/${groupedBy ? 'GROUP/' : ''}*.${format === 'json' ? 'json' : 'md'}`,
      schema,
    })),
    ...singles.map(({ file, schema }) => ({ location: file, schema })),
    { location: `LANGUAGE/${TERMS_FILE}`, schema: terms },
  ].map(({ location, schema }) => `## ${location}\n\n${descriptionOf(schema)}\n\n${table(schema)}\n`);
  return [
    '# The fields of every content file',
    '',
    '`npm run content:generate` writes this page from the content model. Do not edit it.',
    '`[]` means each entry of a list. A field that is not required may be left out.',
    'The translation of a file has the fields that are translated, `$schema` and `sample`. Of a picture it has `alt` only.',
    `\`${TERMS_FILE}\` translates the other values of products and fibers.`,
    'A picture has the fields `file` and `alt`; `sharePicture` has `file` only.',
    '',
    ...chapters,
  ].join('\n');
}
