import type { ChosenBy } from '../../browser/tabs';
import { useHashChoice } from '../../hooks/useHashChoice';

interface Named {
  slug: string;
  name: string;
}

/** A group of a catalogue with its entries. */
export interface Group<Entry extends Named = Named> extends Named {
  members: readonly Entry[];
}

export interface CatalogueState<EntryGroup extends Group = Group> {
  /** Only groups with entries. */
  groups: readonly EntryGroup[];
  /** The selected entry; undefined only if there is no entry at all. */
  selected: EntryGroup['members'][number] | undefined;
  /** The group of the selected entry. */
  selectedGroup: EntryGroup | undefined;
  /** Selects an entry by its slug. */
  choose: (slug: string, by: ChosenBy) => void;
}

/**
 * The groups of a catalogue and its selected entry: the one that the hash names, or else the first
 * (docs/behaviour.md, "Catalogues" and "Choices in the address").
 * @param groups those without entries are left out
 */
export function useCatalogue<EntryGroup extends Group>(
  groups: readonly EntryGroup[],
): CatalogueState<EntryGroup> {
  const nonEmpty = groups.filter(({ members }) => members.length > 0);
  const [slug, choose] = useHashChoice(nonEmpty.flatMap(({ members }) => members.map((entry) => entry.slug)));
  const isSelected = (entry: Named) => entry.slug === slug;
  const selectedGroup = nonEmpty.find(({ members }) => members.some(isSelected));
  return { groups: nonEmpty, selectedGroup, selected: selectedGroup?.members.find(isSelected), choose };
}
