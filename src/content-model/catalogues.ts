/** Reads from the document of a catalogue, which may be invalid, what the types of its entries need. */
import * as z from 'zod';
import { type Collection, ENTRIES } from './collections';
import { catalogueEntry, isKey } from './documents/catalogue';
import { lines, textField } from './model/fields';
import { itemsAt, valueAt } from './model/schema';
import { slugOf } from './read/contentFiles';
import type { Document } from './read/document';

type CatalogueDocument = Pick<Document, 'file' | 'parsed'>;

/** A field of a catalogue, with the caption of its table. */
export interface CatalogueField {
  key: string;
  label: string;
  caption?: string;
  isList: boolean;
}

const Field = z.object({ key: z.string().refine(isKey), label: z.string(), isList: z.boolean().optional() });

const itemsIn = (value: unknown, key: string): unknown[] => itemsAt(value, [key]).map(([item]) => item);

/** Returns the fields of the tables and lists of a catalogue. */
export function fieldsOf(data: unknown): CatalogueField[] {
  const fieldIn = (value: unknown) => Field.safeParse(value).data ?? [];
  const inTables = itemsIn(data, 'tables').flatMap((table) =>
    itemsIn(table, 'fields')
      .flatMap(fieldIn)
      .map((field) => ({
        ...field,
        caption: String(valueAt(table, ['caption'])),
        isList: field.isList ?? false,
      })),
  );
  const inLists = itemsIn(data, 'lists').flatMap(fieldIn);
  return [...inTables, ...inLists.map((field) => ({ ...field, isList: true }))];
}

export const catalogueName = (data: unknown): string => String(valueAt(data, ['banner', 'crumb']));

/** Returns the schema of the values of an entry: texts and lists by the keys of the fields. */
const valuesOf = (data: unknown) =>
  z
    .strictObject(
      Object.fromEntries(
        fieldsOf(data).map(({ key, label, caption, isList }) => {
          const title = caption ? `${caption}: ${label}` : label;
          const value = isList ? lines('One line for each.') : textField('One line.');
          return [key, value.meta({ title }).optional()];
        }),
      ),
    )
    .meta({ title: catalogueName(data), description: 'The values of the fields of the catalogue.' });

/** Returns the type of the entries of a catalogue. */
export function entryType({ file, parsed: { data } }: CatalogueDocument): Collection {
  const link = valueAt(data, ['link']);
  return {
    ...ENTRIES,
    schemaName: `entry-of-${slugOf(file)}`,
    schema: catalogueEntry(valuesOf(data)),
    ...(typeof link === 'string' && { pathOf: (slug: string) => `${link}/${slug}` }),
  };
}
