import * as z from 'zod';
import { unwrapOptional } from '../../src/content/schema';

/** Returns the paths of all fields of a zod object, starting with `path`. */
export function pathsOf(schemaOfFields: z.core.$ZodType, path: string): string[] {
  const inner = unwrapOptional(schemaOfFields);
  if (inner instanceof z.ZodArray) return pathsOf(inner.element, path);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...pathsOf(field, `${path}.${name}`),
  ]);
}
