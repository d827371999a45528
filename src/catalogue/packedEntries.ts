/**
 * Entries as arrays, without slugs that follow from the name. As objects, 500 entries would more than double the data of
 * a page.
 */
import type { Row } from './table/rows';

/** Name, HS code and values of an entry, then its slug if `slugOf` returns another one for its name. */
type PackedEntry = readonly (string | null)[];

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface EntryValues {
  slug: string;
  name: string;
  hsCode: string | undefined;
  values: readonly (string | undefined)[];
}

export const packEntry = ({ slug, name, hsCode, values }: EntryValues): PackedEntry => [
  name,
  hsCode ?? null,
  ...values.map((value) => value ?? null),
  ...(slug === slugOf(name) ? [] : [slug]),
];

/** A row of a list. Its id is the slug of the entry. */
export type EntryRow = Row & { id: string; slug: string; hsCode: string | null };

const unpackEntry =
  ({ path, hsCode: label, columns }: Queries.PackedEntriesFragment) =>
  ([name, hsCode = null, ...rest]: PackedEntry): EntryRow => {
    const slug = rest[columns.length] ?? slugOf(name ?? '');
    return {
      id: slug,
      slug,
      name: name ?? '',
      path: `${path}/${slug}`,
      hsCode,
      note: hsCode && `${label} ${hsCode}`,
      values: rest.slice(0, columns.length),
    };
  };

const unpacked = new WeakMap<Queries.PackedEntriesFragment, EntryRow[]>();

/** Returns the same objects for the same entries, so that a table does not render its rows again. */
export function rowsOf(entries: Queries.PackedEntriesFragment): readonly EntryRow[] {
  const rows = unpacked.get(entries) ?? entries.rows.map(unpackEntry(entries));
  unpacked.set(entries, rows);
  return rows;
}
