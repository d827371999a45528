/** Reads from the document of a catalogue, which may be invalid, what the types of its entries need. */
import * as z from 'zod';
import { type Collection, ENTRIES } from './collections';
import { catalogueEntry, isKey } from './documents/catalogue';
import { fieldKinds, lines, objectOf, textField } from './model/fields';
import { itemsAt, valueAt } from './model/schema';
import { slugOf } from './read/contentFiles';
import type { Document } from './read/document';

const Field = z.object({ key: z.string().refine(isKey), label: z.string(), isList: z.boolean().optional() });

/** A field of a catalogue, with the caption of its table. */
export type CatalogueField = z.infer<typeof Field> & { caption?: string };

/** Returns the fields of the tables and lists of a catalogue. */
export function fieldsOf(data: unknown): CatalogueField[] {
  const fieldsIn = (value: unknown, key: string, more: Partial<CatalogueField>) =>
    itemsAt(value, [key]).flatMap(([item]) => {
      const field = Field.safeParse(item).data;
      return field ? { ...field, ...more } : [];
    });
  const inTables = itemsAt(data, ['tables']).flatMap(([table]) =>
    fieldsIn(table, 'fields', { caption: String(valueAt(table, ['caption'])) }),
  );
  return [...inTables, ...fieldsIn(data, 'lists', { isList: true })];
}

function valuesOf(data: unknown) {
  const values = fieldsOf(data).map(({ key, label, caption, isList }) => {
    const value = isList ? lines('One line for each.') : textField('One line.');
    return [key, value.meta({ title: caption ? `${caption}: ${label}` : label }).optional()];
  });
  return objectOf('The values of the fields of the catalogue.', Object.fromEntries(values))
    .meta({ title: String(valueAt(data, ['banner', 'crumb'])) })
    .register(fieldKinds, { kind: 'fact' });
}

/** Returns the type of the entries of a catalogue. */
export function entryType({ file, parsed: { data } }: Pick<Document, 'file' | 'parsed'>): Collection {
  const link = valueAt(data, ['link']);
  return {
    ...ENTRIES,
    schemaName: `entry-of-${slugOf(file)}`,
    schema: catalogueEntry(valuesOf(data)),
    ...(typeof link === 'string' && { pathOf: (slug: string) => `${link}/${slug}` }),
  };
}
