/** Reading zod schemas: what the check and the printers need to know of them. */
import * as z from 'zod';
import { type FieldKind, fieldKinds } from './fields';

/** A schema without the wrapper that makes it optional. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

export const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** What the schema stands for beyond its JSON type, if anything. */
export const fieldKindOf = (schema: z.core.$ZodType): FieldKind | undefined =>
  fieldKinds.get(schema) ?? fieldKinds.get(required(schema));

/** Its description for editors. */
export const descriptionOf = (schema: z.core.$ZodType): string =>
  z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(required(schema))?.description ?? '';

/** The place of a value in a document: `['slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** A path as editors read it: `slides[0].title`. */
export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** The schema of the value at `path`, or undefined where the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = required(schema);
  const next =
    inner instanceof z.ZodObject ? inner.shape[key] : inner instanceof z.ZodArray ? inner.element : undefined;
  return next && schemaAt(next, rest);
}

/** The value at `path`, or undefined. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

/** Calls `visit` for each value that is present in `data` and whose schema has a meaning. */
export function eachFieldKind(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (meaning: FieldKind, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  const value = valueAt(data, path);
  if (value === undefined) return;
  const meaning = fieldKindOf(schema);
  if (meaning) visit(meaning, value, path);
  const inner = required(schema);
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(inner.shape))
      eachFieldKind(field, data, visit, [...path, key]);
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const index of value.keys()) eachFieldKind(inner.element, data, visit, [...path, index]);
  }
}

/** The values of `data` whose schema has a meaning of this kind, in the order of the schema. */
export function valuesOfKind(kind: FieldKind['kind'], schema: z.core.$ZodType, data: unknown): unknown[] {
  const found: unknown[] = [];
  eachFieldKind(schema, data, (meaning, value) => {
    if (meaning.kind === kind) found.push(value);
  });
  return found;
}
