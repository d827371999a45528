/** Reads zod schemas and their values, for the content check and the generators. */
import * as z from 'zod';
import { type FieldKind, fieldKinds } from './fields';

/** The schema without its `.optional()` wrapper. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

export const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** The kind of a schema, optional or not; undefined for most schemas. */
export const fieldKindOf = (schema: z.core.$ZodType): FieldKind | undefined =>
  fieldKinds.get(schema) ?? fieldKinds.get(required(schema));

/** The description for editors; empty if there is none. */
export const descriptionOf = (schema: z.core.$ZodType): string =>
  z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(required(schema))?.description ?? '';

/** The keys that lead to a value in a document: `['slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** The path as one text: `slides[0].title`. */
export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** The schema of the value at `path`; undefined if the schema has no such path. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = required(schema);
  const next =
    inner instanceof z.ZodObject ? inner.shape[key] : inner instanceof z.ZodArray ? inner.element : undefined;
  return next && schemaAt(next, rest);
}

/**
 * The value at `path`; undefined if there is none. `data` may be anything, because the check reads invalid documents.
 */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

/**
 * Calls `visit` for each value in `data` whose schema has a kind, in the order of the schema. The values are not
 * validated: the value of a `link` may be a number.
 */
export function eachFieldKind(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (fieldKind: FieldKind, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  const value = valueAt(data, path);
  if (value === undefined) return;
  const fieldKind = fieldKindOf(schema);
  if (fieldKind) visit(fieldKind, value, path);
  const inner = required(schema);
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(inner.shape))
      eachFieldKind(field, data, visit, [...path, key]);
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const index of value.keys()) eachFieldKind(inner.element, data, visit, [...path, index]);
  }
}

/** The values in `data` whose schema is of this kind, in the order of the schema. */
export function valuesOfKind(kind: FieldKind['kind'], schema: z.core.$ZodType, data: unknown): unknown[] {
  const found: unknown[] = [];
  eachFieldKind(schema, data, (fieldKind, value) => {
    if (fieldKind.kind === kind) found.push(value);
  });
  return found;
}
