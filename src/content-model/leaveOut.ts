/**
 * Leaves out of documents what leads to pages that the site does not have (docs/behaviour.md, "What is left out"). The
 * fourth step of `finishContent`.
 */
import * as z from 'zod';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { type Aliases, isFilePath, pageOfAlias, withoutTrailingSlash } from '../routes';
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

interface Site {
  language: string;
  /** The canonical paths of all English pages. */
  paths: ReadonlySet<string>;
  aliases: Aliases;
}

const INTERNAL = /^(\/(?!\/)[^?#]*)(.*)$/s;

/** Returns a link, or undefined if the site does not have its page. Only English pages have aliases. */
function liveLink(link: unknown, { language, paths, aliases }: Site): unknown {
  const [, path, rest] = (typeof link === 'string' && INTERNAL.exec(link)) || [];
  if (path === undefined || isFilePath(path)) return link;
  const plain = withoutTrailingSlash(path);
  const page = pageOfAlias(plain, aliases) ?? plain;
  if (!paths.has(page)) return undefined;
  return language === SOURCE_LANGUAGE ? link : page + rest;
}

/**
 * Removes links to pages that the site does not have, each with the optional object or the item of a list that needs it,
 * and lists without items.
 * @returns undefined if `data` itself needs what it loses
 */
export function withoutAbsent(schema: z.core.$ZodType, data: unknown, site: Site): unknown {
  const [inner, item] = [unwrapOptional(schema), itemOf(schema)];
  if (Array.isArray(data) && item) {
    const items = data.map((each) => withoutAbsent(item, each, site)).filter((each) => each !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!(inner instanceof z.ZodObject) || !isObject(data))
    return fieldKindOf(schema)?.kind === 'link' ? liveLink(data, site) : data;
  const kept = mapFields(inner, data, (field, value) => withoutAbsent(field, value, site));
  const isComplete = Object.keys(kept).length === Object.keys(data).length;
  return isComplete || inner.safeParse(kept).success ? kept : undefined;
}

/** Whether the link at a path can be left out: it or something around it is optional, or an item of a list. */
export const canBeLeftOut = (schema: z.core.$ZodType, path: FieldPath): boolean =>
  path.some((key, index) => {
    const field = schemaAt(schema, path.slice(0, index + 1));
    return typeof key === 'number' || (field !== undefined && isOptional(field));
  });
