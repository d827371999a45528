import { useHashChoice } from '../ui/hooks/useHashChoice';

export type Group = Queries.CatalogueFragment['groups'][number];

/** The largest number of entries for which a group shows sheets. A larger group shows a list of links. */
export const MAX_SHEETS = 24;

export const isList = ({ entries }: Group): boolean => entries.length > MAX_SHEETS;

/** Returns the id of the panel of a group. Slugs contain no underscore, so it never equals the slug of an entry. */
export const panelId = ({ slug }: Group): string => `group_${slug}`;

/** Returns the id that the URL has after the group was chosen: of its first sheet, or of the group if it is a list. */
export const startOf = (group: Group): string =>
  isList(group) ? panelId(group) : (group.entries[0]?.slug ?? '');

/**
 * Selects the entry or list in the hash of the URL, or else the first one (docs/behaviour.md, "Catalogues"). Ignores
 * empty groups. `selected` is undefined if the catalogue has no entries, and in a list if the hash names no entry.
 * `choose` takes the slug of an entry, or the id of the panel of a list.
 */
export function useCatalogue(groups: readonly Group[]) {
  const nonEmpty = groups.filter(({ entries }) => entries.length > 0);
  const idsOf = (group: Group) => [startOf(group), ...group.entries.map(({ slug }) => slug)];
  const [id = '', choose] = useHashChoice(nonEmpty.flatMap(idsOf));
  const selectedGroup = nonEmpty.find((group) => idsOf(group).includes(id));
  const selected = selectedGroup?.entries.find(({ slug }) => slug === id);
  return { groups: nonEmpty, selectedGroup, selected, choose };
}
