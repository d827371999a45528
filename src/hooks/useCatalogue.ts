import { useHashChoice } from './useHashChoice';

interface Entry {
  slug: string;
  name: string;
}

/** A group of a catalogue with its entries. */
export interface CatalogueGroup<Item extends Entry = Entry> extends Entry {
  members: readonly Item[];
}

/**
 * A catalogue of entries in groups, one of them selected: the one that the address names, or else the first
 * (specification: "Pulses products" and "Textiles").
 * @param groups in order; a group without entries is left out
 * @returns the groups; the selected entry and its group, undefined only if there is no entry at all; and `choose`
 */
export function useCatalogue<Group extends CatalogueGroup>(groups: readonly Group[]) {
  const filled = groups.filter(({ members }) => members.length > 0);
  const [slug, choose] = useHashChoice(filled.flatMap(({ members }) => members.map((entry) => entry.slug)));
  const group = filled.find(({ members }) => members.some((entry) => entry.slug === slug));
  const selected: Group['members'][number] | undefined = group?.members.find((entry) => entry.slug === slug);
  return { groups: filled, group, selected, choose };
}

export type Catalogue<Group extends CatalogueGroup = CatalogueGroup> = ReturnType<typeof useCatalogue<Group>>;
