import type { ChosenBy } from '../../hooks/tabs';
import { useHashChoice } from '../../hooks/useHashChoice';

interface Named {
  slug: string;
  name: string;
}

/** A group of a catalogue with its entries. */
export interface Group<Entry extends Named = Named> extends Named {
  members: readonly Entry[];
}

export interface CatalogueState<Of extends Group = Group> {
  /** In order; none is without entries. */
  groups: readonly Of[];
  /** The selected entry; undefined only if there is no entry at all. */
  selected: Of['members'][number] | undefined;
  /** The group of the selected entry. */
  selectedGroup: Of | undefined;
  /** Selects an entry by its slug. */
  choose: (slug: string, by: ChosenBy) => void;
}

/**
 * A catalogue of entries in groups, one of them selected: the one that the address names, or else the first
 * (specification: "Pulses products" and "Textiles").
 * @param groups in order; the development server may bring one without entries, which is left out
 */
export function useCatalogue<Of extends Group>(groups: readonly Of[]): CatalogueState<Of> {
  const filled = groups.filter(({ members }) => members.length > 0);
  const [slug, choose] = useHashChoice(filled.flatMap(({ members }) => members.map((entry) => entry.slug)));
  const isSelected = (entry: Named) => entry.slug === slug;
  const selectedGroup = filled.find(({ members }) => members.some(isSelected));
  return { groups: filled, selectedGroup, selected: selectedGroup?.members.find(isSelected), choose };
}
