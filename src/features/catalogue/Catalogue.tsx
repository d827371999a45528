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

interface Props<Item extends SheetItem, Of extends Group<Item>> {
  catalogue: CatalogueState<Of>;
  /** What screen readers call the choice of group. */
  groupLabel: string;
  labels: Queries.CatalogueLabelsFragment;
  /** What a visitor can do with an entry, such as to enquire about it. */
  actions: (item: Item) => ReactNode;
  /** The path of the page, for the address of each entry. */
  path: string;
  /** What the sheet of an entry lists and tabulates. */
  facts: (item: Item) => SheetFacts;
  /** What stands above the entries of a group. */
  intro?: (group: Of) => ReactNode;
}

// The underscore keeps it apart from the slugs of entries, which are ids as well.
const panelId = ({ slug }: { slug: string }) => `group_${slug}`;

/** Entries in groups: a choice of group, the entries of a group as tabs, and the sheet of the selected one. */
export function Catalogue<Item extends SheetItem, Of extends Group<Item>>({
  catalogue: { groups, selectedGroup, selected, choose },
  groupLabel,
  labels,
  actions,
  path,
  facts,
  intro,
}: Props<Item, Of>) {
  const hydrated = useHydrated();
  const { listProps, tabProps, panelProps } = useTabs({
    label: groupLabel,
    ids: groups.map(panelId),
    selected: selectedGroup && panelId(selectedGroup),
    onSelect: (id, by) => {
      const group = groups.find((candidate) => panelId(candidate) === id);
      const [first] = group?.members ?? [];
      // The group that is shown already keeps its selection.
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
