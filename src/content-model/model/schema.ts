/** Helpers of the content check and the generators, which inspect zod schemas and the values in documents. */
import * as z from 'zod';
import { type FieldKind, fieldKinds } from './fields';

export function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;
}

/** Returns the fields of an object by name, or none if a schema is not an object. */
export function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  const inner = schema && unwrapOptional(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

export function itemOf(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = schema && unwrapOptional(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

export function objectItemOf(schema: z.core.$ZodType | undefined): z.ZodObject | undefined {
  const item = itemOf(schema);
  return item instanceof z.ZodObject ? item : undefined;
}

export const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** Returns the kind of a schema, also if the schema is optional. Most schemas have none. */
export const fieldKindOf = (schema: z.core.$ZodType): FieldKind | undefined =>
  fieldKinds.get(schema) ?? fieldKinds.get(unwrapOptional(schema));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const metaOf = (schema: z.core.$ZodType) => ({
  ...z.globalRegistry.get(unwrapOptional(schema)),
  ...z.globalRegistry.get(schema),
});

export const descriptionOf = (schema: z.core.$ZodType): string => metaOf(schema).description ?? '';

/** Returns the title of a field that the content describes, such as that of a catalogue. */
export const titleOf = (schema: z.core.$ZodType): string | undefined => metaOf(schema).title;

/** The keys that lead to a value in a document: `['slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

export const formatPath = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** Returns a field of a shape. Objects have inherited properties, such as `constructor`, which are no fields. */
const fieldOf = (shape: ReturnType<typeof shapeOf>, key: string | number) =>
  Object.hasOwn(shape, key) ? shape[key] : undefined;

export const schemaAt = (schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>(
    (found, key) => fieldOf(shapeOf(found), key) ?? itemOf(found),
    schema,
  );

/** Returns the value at `path`, if any. Accepts any `data`, because the content check also reads invalid documents. */
export function valueAt(data: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return data;
  if (typeof data !== 'object' || data === null) return undefined;
  return valueAt((data as Record<string | number, unknown>)[key], rest);
}

/** Returns the items of the list at `path` with their paths, or none if there is no list. */
export function itemsAt(data: unknown, path: FieldPath): [item: unknown, path: FieldPath][] {
  const items = valueAt(data, path);
  return Array.isArray(items) ? items.map((item: unknown, index) => [item, [...path, index]]) : [];
}

type Child = [key: string | number, schema: z.core.$ZodType, value: unknown];

/** Returns all fields that the schema of an object has, or the items of a list. */
export function childrenOf(schema: z.core.$ZodType, value: unknown): Child[] {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) return value.map((each, index) => [index, item, each]);
  return Object.entries(shapeOf(schema)).map(([key, field]) => [key, field, valueAt(value, [key])]);
}

/** Returns an object with what `map` makes of the fields that the schema has, without those that become undefined. */
export function mapFields(
  schema: z.core.$ZodType,
  object: Readonly<Record<string, unknown>>,
  map: (schema: z.core.$ZodType, value: unknown, key: string) => unknown,
): Record<string, unknown> {
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(object)
      .map(([key, value]) => {
        const field = fieldOf(shape, key);
        return [key, field ? map(field, value, key) : value];
      })
      .filter(([, value]) => value !== undefined),
  );
}

export function textsOf(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return items.flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** Returns the values in `value` whose schema has a kind, in schema order. They may be invalid. */
export function valuesWithKind(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
): { fieldKind: FieldKind; value: unknown; path: FieldPath }[] {
  if (value === undefined) return [];
  const fieldKind = fieldKindOf(schema);
  return [
    ...(fieldKind ? [{ fieldKind, value, path }] : []),
    ...childrenOf(schema, value).flatMap(([key, child, inner]) =>
      valuesWithKind(child, inner, [...path, key]),
    ),
  ];
}
