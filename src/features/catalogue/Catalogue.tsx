import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { StructuredData } from '../../components/StructuredData/StructuredData';
import { TabChoice } from '../../components/TabChoice/TabChoice';
import { useHydrated } from '../../hooks/useHydrated';
import { useTabs } from '../../hooks/useTabs';
import { entryList } from '../../structured-data/entryList';
import * as styles from './Catalogue.module.scss';
import { CatalogueGroup } from './CatalogueGroup';
import type { SheetEntry, SheetFacts } from './Sheet';
import type { CatalogueState, Group } from './useCatalogue';

interface Props<Entry extends SheetEntry, EntryGroup extends Group<Entry>> {
  catalogue: CatalogueState<EntryGroup>;
  /** The accessible name of the group tabs. */
  groupLabel: string;
  labels: Queries.CatalogueLabelsFragment;
  /** The buttons or links of an entry, such as one to enquire about it. */
  actions: (entry: Entry) => ReactNode;
  /** The path of the entry's own page. */
  pathOf: (slug: string) => string;
  /** The list and the tables of an entry. */
  facts: (entry: Entry) => SheetFacts;
  /** Content above the entries of a group. */
  intro?: (group: EntryGroup) => ReactNode;
}

// With an underscore it never equals the slug of an entry, which is the id of a sheet.
const panelId = ({ slug }: { slug: string }) => `group_${slug}`;

/**
 * Entries in groups, with tabs for the groups and for the entries of each, and the sheets of the entries
 * (docs/behaviour.md, "Catalogues").
 */
export function Catalogue<Entry extends SheetEntry, EntryGroup extends Group<Entry>>({
  catalogue: { groups, selectedGroup, selected, choose },
  groupLabel,
  labels,
  actions,
  pathOf,
  facts,
  intro,
}: Props<Entry, EntryGroup>) {
  const hydrated = useHydrated();
  const { listProps, tabProps, panelProps } = useTabs({
    label: groupLabel,
    ids: groups.map(panelId),
    selected: selectedGroup && panelId(selectedGroup),
    onSelect: (id, by) => {
      const group = groups.find((candidate) => panelId(candidate) === id);
      const [first] = group?.members ?? [];
      // Choosing the current group again keeps the selected entry.
      if (first && group !== selectedGroup) choose(first.slug, by);
    },
  });
  // `data-hydrated` is set in the same render that hides the panels, earlier than that of `<html>`. `data-printed`
  // marks what belongs to the sheet on paper.
  return (
    <section className={`section ${styles.catalogue}`} data-hydrated={hydrated || undefined} data-printed>
      <div className="container">
        <TabChoice
          listProps={listProps}
          tabProps={tabProps}
          options={groups.map((group) => ({
            id: panelId(group),
            hash: group.members[0]?.slug ?? '',
            label: group.name,
          }))}
        />
        {groups.map((group) => (
          <CatalogueGroup
            key={group.slug}
            group={group}
            intro={intro?.(group)}
            selected={selected?.slug}
            choose={choose}
            panelProps={panelProps(panelId(group))}
            labels={labels}
            actions={actions}
            pathOf={pathOf}
            facts={facts}
          />
        ))}
      </div>
      <StructuredData
        of={(site) =>
          entryList(
            site,
            groups.flatMap(({ members }) => members.map(({ name, slug }) => ({ name, path: pathOf(slug) }))),
          )
        }
      />
    </section>
  );
}

export const query = graphql`
  fragment CatalogueLabels on CatalogueSection {
    print
    fullSheet
  }
`;
