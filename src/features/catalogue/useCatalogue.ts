import type { ChosenBy } from '../../browser/tabs';
import { useHashChoice } from '../../hooks/useHashChoice';

/** The properties of an entry that a catalogue needs. `path` is the path of the entry page. */
type Entry = Record<'slug' | 'name' | 'path', string>;

export interface Group {
  slug: string;
  name: string;
  members: readonly Entry[];
}

export interface CatalogueState<ItsGroup extends Group = Group> {
  /** The groups that have entries. */
  groups: readonly ItsGroup[];
  /** The selected entry. Undefined if the catalogue has no entries. */
  selected: ItsGroup['members'][number] | undefined;
  selectedGroup: ItsGroup | undefined;
  choose: (slug: string, by: ChosenBy) => void;
}

/**
 * Selects the entry in the hash of the URL, or else the first entry of the catalogue (docs/behaviour.md, "Catalogues"
 * and "Choices in the URL").
 * @param groups the groups of the catalogue; empty groups are ignored
 */
export function useCatalogue<ItsGroup extends Group>(groups: readonly ItsGroup[]): CatalogueState<ItsGroup> {
  const nonEmpty = groups.filter(({ members }) => members.length > 0);
  const [slug, choose] = useHashChoice(nonEmpty.flatMap(({ members }) => members.map((entry) => entry.slug)));
  const isSelected = (entry: Entry) => entry.slug === slug;
  const selectedGroup = nonEmpty.find(({ members }) => members.some(isSelected));
  return { groups: nonEmpty, selectedGroup, selected: selectedGroup?.members.find(isSelected), choose };
}
