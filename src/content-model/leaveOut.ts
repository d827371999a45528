/**
 * Leaves out of documents what leads to pages that the site does not have (docs/behaviour.md, "What is left out"). The
 * fourth step of `finishContent`.
 */
import * as z from 'zod';
import { canonicalPath, isFilePath } from '../routes';
import {
  type FieldPath,
  fieldKindOf,
  isObject,
  isOptional,
  itemOf,
  mapFields,
  schemaAt,
  unwrapOptional,
} from './model/schema';

type Paths = ReadonlySet<string>;

const isDead = (link: unknown, paths: Paths): boolean =>
  typeof link === 'string' &&
  /^\/(?!\/)/.test(link) &&
  !isFilePath(link) &&
  !paths.has(canonicalPath(link.replace(/[?#].*$/s, '')));

/**
 * Removes links to pages that the site does not have, each with the optional object or the item of a list that needs it,
 * and lists without items.
 * @returns undefined if `data` itself needs what it loses
 */
export function withoutAbsent(schema: z.core.$ZodType, data: unknown, paths: Paths): unknown {
  const [inner, item] = [unwrapOptional(schema), itemOf(schema)];
  if (Array.isArray(data) && item) {
    const items = data.map((each) => withoutAbsent(item, each, paths)).filter((each) => each !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!(inner instanceof z.ZodObject) || !isObject(data))
    return fieldKindOf(schema)?.kind === 'link' && isDead(data, paths) ? undefined : data;
  const kept = mapFields(inner, data, (field, value) => withoutAbsent(field, value, paths));
  const isComplete = Object.keys(kept).length === Object.keys(data).length;
  return isComplete || inner.safeParse(kept).success ? kept : undefined;
}

/** Whether the link at a path can be left out: it or something around it is optional, or an item of a list. */
export const canBeLeftOut = (schema: z.core.$ZodType, path: FieldPath): boolean =>
  path.some((key, index) => {
    const field = schemaAt(schema, path.slice(0, index + 1));
    return typeof key === 'number' || (field !== undefined && isOptional(field));
  });
