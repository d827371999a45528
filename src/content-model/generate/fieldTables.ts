/** Prints the content model as the field tables of the editor's guide. */
import * as z from 'zod';
import { collections, singles } from '../collections';
import { descriptionOf, fieldKindOf, isOptional, required } from '../schema';

/** The file of the tables, seen from `content/`. */
export const FIELDS_FILE = 'FIELDS.md';

interface Row {
  field: string;
  needed: boolean;
  description: string;
}

function rowsOf(schema: z.core.$ZodType, prefix = ''): Row[] {
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, `${prefix}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const row = { field: name, needed: !isOptional(field), description: descriptionOf(field) };
    // A picture is the same two fields everywhere: the guide explains it once.
    return fieldKindOf(field)?.kind === 'picture' ? [row] : [row, ...rowsOf(field, name)];
  });
}

const table = (rows: readonly Row[]): string =>
  ['| field | needed | what it is |', '| --- | --- | --- |']
    .concat(rows.map((row) => `| \`${row.field}\` | ${row.needed ? 'yes' : ''} | ${row.description} |`))
    .join('\n');

/** Markdown with one table a document type. `[]` marks the entries of a list. */
export function printFieldTables(): string {
  const chapters = [
    ...collections.map((type) => ({
      place: `${type.folder}/${type.groupedBy ? 'GROUP/' : ''}*.${type.format === 'json' ? 'json' : 'md'}`,
      document: type.document,
    })),
    ...singles.map(({ file, document }) => ({ place: file, document })),
  ].map(({ place, document }) => `## ${place}\n\n${descriptionOf(document)}\n\n${table(rowsOf(document))}\n`);
  return [
    '# The fields of every content file',
    '',
    'This page is written by `npm run content:generate` from the content model; do not edit it by hand.',
    '`[]` stands for each entry of a list. A field without "yes" may be left out.',
    'A picture always has the fields `file` and `alt`.',
    '',
    ...chapters,
  ].join('\n');
}
