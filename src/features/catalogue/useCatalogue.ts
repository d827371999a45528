import type { ChosenBy } from '../../browser/tabs';
import { useHashChoice } from '../../hooks/useHashChoice';

interface Named {
  slug: string;
  name: string;
}

/** What a catalogue knows of its entries. */
export interface Entry extends Named {
  /** The path of its own page. */
  path: string;
}

/** A group of a catalogue with its entries. */
export interface Group<ItsEntry extends Entry = Entry> extends Named {
  members: readonly ItsEntry[];
}

export interface CatalogueState<ItsGroup extends Group = Group> {
  /** Only groups with entries. */
  groups: readonly ItsGroup[];
  /** The selected entry; undefined only if there is no entry at all. */
  selected: ItsGroup['members'][number] | undefined;
  /** The group of the selected entry. */
  selectedGroup: ItsGroup | undefined;
  /** Selects an entry by its slug. */
  choose: (slug: string, by: ChosenBy) => void;
}

/**
 * The groups of a catalogue and its selected entry: the one in the hash, or else the first one
 * (docs/behaviour.md, "Catalogues" and "Choices in the address").
 * @param groups those without entries are left out
 */
export function useCatalogue<ItsGroup extends Group>(groups: readonly ItsGroup[]): CatalogueState<ItsGroup> {
  const nonEmpty = groups.filter(({ members }) => members.length > 0);
  const [slug, choose] = useHashChoice(nonEmpty.flatMap(({ members }) => members.map((entry) => entry.slug)));
  const isSelected = (entry: Entry) => entry.slug === slug;
  const selectedGroup = nonEmpty.find(({ members }) => members.some(isSelected));
  return { groups: nonEmpty, selectedGroup, selected: selectedGroup?.members.find(isSelected), choose };
}
