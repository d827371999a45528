import * as z from 'zod';
import { type FieldPath, unwrapOptional } from '../../src/content-model/model/schema';

/** Returns the paths of all fields of a document type. For lists, uses the first item. */
export function fieldPaths(schema: z.core.$ZodType, path: FieldPath = []): FieldPath[] {
  const inner = unwrapOptional(schema);
  const own = path.length > 0 ? [path] : [];
  if (inner instanceof z.ZodArray) return [...own, ...fieldPaths(inner.element, [...path, 0])];
  if (!(inner instanceof z.ZodObject)) return own;
  const fields = Object.entries<z.core.$ZodType>(inner.shape);
  return [...own, ...fields.flatMap(([key, field]) => fieldPaths(field, [...path, key]))];
}
