/** Generates `content/FIELDS.md`, the field reference for editors, from the content model. */
import * as z from 'zod';
import { collections, singles } from '../collections';
import { descriptionOf, fieldKindOf, isOptional, required } from '../schema';

export const FIELDS_FILE = 'FIELDS.md';

interface Row {
  field: string;
  required: boolean;
  description: string;
}

function rowsOf(schema: z.core.$ZodType, prefix = ''): Row[] {
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, `${prefix}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const row = { field: name, required: !isOptional(field), description: descriptionOf(field) };
    // The introduction of the file describes the fields of pictures.
    return fieldKindOf(field)?.kind === 'picture' ? [row] : [row, ...rowsOf(field, name)];
  });
}

const table = (rows: readonly Row[]): string =>
  ['| field | required | description |', '| --- | --- | --- |']
    .concat(rows.map((row) => `| \`${row.field}\` | ${row.required ? 'yes' : ''} | ${row.description} |`))
    .join('\n');

export function printFieldTables(): string {
  const chapters = [
    ...collections.map(({ folder, groupedBy, format, schema }) => ({
      location: `${folder}/${groupedBy ? 'GROUP/' : ''}*.${format === 'json' ? 'json' : 'md'}`,
      schema,
    })),
    ...singles.map(({ file, schema }) => ({ location: file, schema })),
  ].map(({ location, schema }) => `## ${location}\n\n${descriptionOf(schema)}\n\n${table(rowsOf(schema))}\n`);
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
