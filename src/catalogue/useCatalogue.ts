import { useHashChoice } from '../ui/hooks/useHashChoice';

export type Group = Queries.CatalogueFragment['groups'][number];

/** A group with many entries shows a list of links in place of panels. */
export const isList = ({ linked }: Group): boolean => linked.length > 0;

export const entriesOf = ({ panels, linked }: Group) => [...panels, ...linked];

/** Returns the id of the panel of a group. Slugs contain no underscore, so it never equals the slug of an entry. */
export const panelId = ({ slug }: Group): string => `group_${slug}`;

/** Returns the id that the URL has after the group was chosen: of its first panel, or of the group if it is a list. */
export const startOf = (group: Group): string =>
  isList(group) ? panelId(group) : (group.panels[0]?.slug ?? '');

/**
 * Selects the entry or list in the hash of the URL, or else the first one (docs/behaviour.md, "Catalogues"). In a list
 * `selected` may be undefined. `choose` takes the slug of an entry, or the id of the panel of a list.
 */
export function useCatalogue(groups: readonly Group[]) {
  const nonEmpty = groups.filter((group) => entriesOf(group).length > 0);
  const idsOf = (group: Group) => [startOf(group), ...entriesOf(group).map(({ slug }) => slug)];
  const [id = '', choose] = useHashChoice(nonEmpty.flatMap(idsOf));
  const selectedGroup = nonEmpty.find((group) => idsOf(group).includes(id));
  const selected = selectedGroup && entriesOf(selectedGroup).find(({ slug }) => slug === id);
  return { groups: nonEmpty, selectedGroup, selected, choose };
}
