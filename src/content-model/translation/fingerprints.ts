/**
 * Notices what changed in an English document since a translation was compared with it, also after items of its lists
 * moved (docs/behaviour.md, "Languages").
 */
import type * as z from 'zod';
import {
  childrenOf,
  type FieldPath,
  isObject,
  mapFields,
  objectItemOf,
  shapeOf,
  textsOf,
  valueAt,
} from '../model/schema';
import { matchingTexts } from './translatable';

/** A field of the editor screen: the languages whose translations were compared with English. */
export const COMPARED_FIELD = 'compared';

/** FNV-1a in base 36. The Web Crypto API is asynchronous, but the editor screen needs the hash at once. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Returns the links, pictures and codes of an item, in a fixed order. Without `deep`, not those of lists of objects in
 * it, which have keys of their own.
 */
function sharedValues(texts: z.core.$ZodType | undefined, value: unknown, deep: boolean): string[] {
  if (typeof value === 'string') return texts || value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const item = objectItemOf(texts);
  if (item && !deep) return [];
  return Object.keys(value)
    .sort()
    .flatMap((key) => sharedValues(item ?? shapeOf(texts)[key], valueAt(value, [key]), deep));
}

/** The start of the key of an item that has only texts, or links only in its lists. */
const WEAK = '~';

/** Returns the keys by which the items of a list are recognized when it changes: hashes of what all languages share. */
const itemKeys = (texts: z.ZodObject, items: readonly unknown[]): string[] =>
  items.map((item) => {
    const hash = (values: string[]) => (values.length > 0 ? hashOf(JSON.stringify(values)).slice(-4) : '');
    return hash(sharedValues(texts, item, false)) || WEAK + hash(sharedValues(texts, item, true));
  });

/** Returns the keys of each list of objects, by its path, such as `menu.0.links`. */
function listKeys(texts: z.core.$ZodType, english: unknown, path: FieldPath = []): [string, string][] {
  const item = objectItemOf(texts);
  const own = item && Array.isArray(english) ? [itemKeys(item, english).join()] : [];
  return [
    ...own.map((keys): [string, string] => [path.join('.'), keys]),
    ...childrenOf(texts, english).flatMap(([key, child, value]) => listKeys(child, value, [...path, key])),
  ];
}

/**
 * Returns the fingerprint of an English document: a hash of its texts, and the keys of its lists. A translation has it in its
 * field `english`, so that the content check notices changes. Also runs on the editor screen.
 */
export function fingerprintOf(texts: z.ZodObject, english: unknown, body = ''): string {
  const all = textsOf(matchingTexts(texts, english, english)).map(([, value]) => value);
  const hash = hashOf([...all, body.replaceAll('\r\n', '\n').trim()].join('\n'));
  return [hash, ...listKeys(texts, english).map((list) => list.join(':'))].join(' ');
}

/**
 * Returns for each item of an English list the index of its translation: that of the item with the same key when the
 * translation was compared, or -1. An item with a weak key also has the same index, while the number of items is the
 * same.
 */
function translatedIndexes(keys: readonly string[], compared: readonly string[]): number[] {
  const used = new Set<number>();
  const found = keys.map((key) => {
    const at = key === WEAK ? -1 : compared.findIndex((other, index) => other === key && !used.has(index));
    used.add(at);
    return at;
  });
  return found.map((at, index) => {
    const isSamePlace = at < 0 && keys.length === compared.length && !used.has(index);
    return isSamePlace && keys[index]?.startsWith(WEAK) && compared[index]?.startsWith(WEAK) ? index : at;
  });
}

/**
 * Returns a translation with the items of its lists in the order of the English document. An item that was added or
 * changed since the comparison is undefined, and `onChange` is called with the path of its list.
 */
export function inOrderOf(
  texts: z.ZodObject,
  english: unknown,
  translation: Record<string, unknown>,
  onChange: (path: FieldPath) => void = () => {},
): Record<string, unknown> {
  const [, ...lists] = String(translation.english ?? '').split(' ');
  const compared = new Map(lists.map((list) => list.split(':') as [string, string]));
  // A translation that was never compared has the items in the order of the English document.
  if (compared.size === 0) return translation;
  /** `then` is the path of the value in the English document with which the translation was compared. */
  const order = (
    schema: z.core.$ZodType,
    now: unknown,
    value: unknown,
    path: FieldPath,
    then: FieldPath,
  ): unknown => {
    if (isObject(value))
      return mapFields(schema, value, (field, inner, key) =>
        order(field, valueAt(now, [key]), inner, [...path, key], [...then, key]),
      );
    const item = objectItemOf(schema);
    if (!item || !Array.isArray(now) || !Array.isArray(value)) return value;
    const indexes = translatedIndexes(itemKeys(item, now), (compared.get(then.join('.')) ?? '').split(','));
    if (indexes.includes(-1)) onChange(path);
    return indexes.map((at, index) =>
      at < 0 ? undefined : order(item, now[index], value[at], [...path, index], [...then, at]),
    );
  };
  return order(texts, english, translation, [], []) as Record<string, unknown>;
}
