/** Generates `content/FIELDS.md`, the field reference for editors, from the content model. */
import * as z from 'zod';
import { collections, singles } from '../collections';
import { descriptionOf, fieldKindOf, isOptional, unwrapOptional } from '../schema';

export const FIELDS_FILE = 'FIELDS.md';

/** Returns the rows of the table of a document type, as Markdown. */
function rowsOf(schema: z.core.$ZodType, prefix = ''): string[] {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, `${prefix}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const row = `| \`${name}\` | ${isOptional(field) ? '' : 'yes'} | ${descriptionOf(field)} |`;
    // The introduction of the file describes the fields of pictures.
    return fieldKindOf(field)?.kind === 'picture' ? [row] : [row, ...rowsOf(field, name)];
  });
}

const table = (schema: z.ZodObject): string =>
  ['| field | required | description |', '| --- | --- | --- |', ...rowsOf(schema)].join('\n');

export function printFieldTables(): string {
  const chapters = [
    ...collections.map(({ folder, groupedBy, format, schema }) => ({
      location: `${folder}/${groupedBy ? 'GROUP/' : ''}*.${format === 'json' ? 'json' : 'md'}`,
      schema,
    })),
    ...singles.map(({ file, schema }) => ({ location: file, schema })),
  ].map(({ location, schema }) => `## ${location}\n\n${descriptionOf(schema)}\n\n${table(schema)}\n`);
  return [
    '# The fields of every content file',
    '',
    '`npm run content:generate` writes this page from the content model. Do not edit it.',
    '`[]` means each entry of a list. A field without "yes" may be left out.',
    'A picture has the fields `file` and `alt`; `sharePicture` has `file` only.',
    '',
    ...chapters,
  ].join('\n');
}
