import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { StructuredData } from '../../components/StructuredData/StructuredData';
import { TabChoice } from '../../components/TabChoice/TabChoice';
import { useHydrated } from '../../hooks/useHydrated';
import { useTabs } from '../../hooks/useTabs';
import { product } from '../../structured-data/product';
import * as styles from './Catalogue.module.scss';
import { CatalogueGroup } from './CatalogueGroup';
import { factProperties } from './factRows';
import type { SheetFacts, SheetItem } from './Sheet';
import type { CatalogueState, Group } from './useCatalogue';

interface Props<Item extends SheetItem, ItemGroup extends Group<Item>> {
  catalogue: CatalogueState<ItemGroup>;
  /** The accessible name of the group tabs. */
  groupLabel: string;
  labels: Queries.CatalogueLabelsFragment;
  /** The buttons or links of an entry, such as one to enquire about it. */
  actions: (item: Item) => ReactNode;
  /** The path of the page, for the URL of each entry. */
  path: string;
  /** The list and the tables of an entry. */
  facts: (item: Item) => SheetFacts;
  /** Content above the entries of a group. */
  intro?: (group: ItemGroup) => ReactNode;
}

// With an underscore it never equals the slug of an entry, which is the id of a sheet.
const panelId = ({ slug }: { slug: string }) => `group_${slug}`;

/**
 * Entries in groups, with tabs for the groups and for the entries of each, and the sheets of the entries
 * (docs/behaviour.md, "Catalogues").
 */
export function Catalogue<Item extends SheetItem, ItemGroup extends Group<Item>>({
  catalogue: { groups, selectedGroup, selected, choose },
  groupLabel,
  labels,
  actions,
  path,
  facts,
  intro,
}: Props<Item, ItemGroup>) {
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
            path={path}
            facts={facts}
          />
        ))}
      </div>
      <StructuredData
        of={(site) =>
          groups.flatMap(({ name, members }) =>
            members.map((item) => product(site, item, name, factProperties(facts(item).tables), path)),
          )
        }
      />
    </section>
  );
}

export const query = graphql`
  fragment CatalogueLabels on CatalogueSection {
    print
  }
`;
