interface Group<Entry> {
  name: string;
  entries: readonly Entry[];
}

/** Returns the first entries of each group. The groups share `most` evenly, but each has at least one entry. */
export const firstOfEach = <Entry, Of extends Group<Entry>>(groups: readonly Of[], most: number) =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.slice(0, Math.max(1, Math.floor(most / groups.length))),
  }));

/**
 * Selects the entries of a catalogue that the home page shows (docs/behaviour.md, "Home page").
 * @param named the slugs of the entries, in their order. If undefined, all entries are shown in the order of the
 *   catalogue
 * @returns the groups that have such entries, in the order of their first entries
 */
export function rangeGroups<Entry extends { slug: string }>(
  groups: readonly Group<Entry>[],
  named?: readonly string[],
): Group<Entry>[] {
  const isFilled = ({ entries }: Group<Entry>) => entries.length > 0;
  if (!named) return groups.filter(isFilled);
  const place = (entry: Entry | undefined) => named.indexOf(entry?.slug ?? '');
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((entry) => place(entry) >= 0).sort((a, b) => place(a) - place(b)),
    }))
    .filter(isFilled)
    .sort((a, b) => place(a.entries[0]) - place(b.entries[0]));
}
