/** Helpers of the content check and the generators, which inspect zod schemas and the values in documents. */
import * as z from 'zod';
import { type FieldKind, fieldKinds } from './fields';

export function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;
}

export const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** Returns the kind of a schema, also if the schema is optional. Most schemas have none. */
export const fieldKindOf = (schema: z.core.$ZodType): FieldKind | undefined =>
  fieldKinds.get(schema) ?? fieldKinds.get(unwrapOptional(schema));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const descriptionOf = (schema: z.core.$ZodType): string =>
  z.globalRegistry.get(schema)?.description ??
  z.globalRegistry.get(unwrapOptional(schema))?.description ??
  '';

/** The keys that lead to a value in a document: `['slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = unwrapOptional(schema);
  const next =
    inner instanceof z.ZodObject ? inner.shape[key] : inner instanceof z.ZodArray ? inner.element : undefined;
  return next && schemaAt(next, rest);
}

/** Returns the value at `path`, if any. Accepts any `data`, because the content check also reads invalid documents. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

export function textsOf(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return items.flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** Returns the values in `data` whose schema has a kind, in schema order. They may be invalid. */
export function valuesWithKind(
  schema: z.core.$ZodType,
  data: unknown,
  path: FieldPath = [],
): { fieldKind: FieldKind; value: unknown; path: FieldPath }[] {
  const value = valueAt(data, path);
  if (value === undefined) return [];
  const fieldKind = fieldKindOf(schema);
  const inner = unwrapOptional(schema);
  const children: [string | number, z.core.$ZodType][] =
    inner instanceof z.ZodObject
      ? Object.entries(inner.shape)
      : inner instanceof z.ZodArray && Array.isArray(value)
        ? value.map((_, index) => [index, inner.element])
        : [];
  return [
    ...(fieldKind ? [{ fieldKind, value, path }] : []),
    ...children.flatMap(([key, child]) => valuesWithKind(child, data, [...path, key])),
  ];
}
