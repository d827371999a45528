import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { CatalogueGroup as Group, Catalogue as State } from '../../hooks/useCatalogue';
import { useHydrated } from '../../hooks/useHydrated';
import { useTabs } from '../../hooks/useTabs';
import * as styles from './Catalogue.module.scss';
import { CatalogueGroup } from './CatalogueGroup';
import type { SheetFacts, SheetItem } from './Sheet';

interface Props<Item extends SheetItem, Of extends Group<Item>> {
  catalogue: State<Of>;
  labels: Queries.CatalogueLabelsFieldsFragment;
  /** The path of the page, for the address of each entry. */
  path: string;
  /** What the sheet of an entry lists and tabulates. */
  facts: (item: Item) => SheetFacts;
  /** What stands above the entries of a group. */
  intro?: (group: Of) => ReactNode;
}

/** Entries in groups: a switch of groups, the tabs of a group, and the sheet of the selected entry. */
export function Catalogue<Item extends SheetItem, Of extends Group<Item>>({
  catalogue: { groups, group: selectedGroup, selected, choose },
  labels,
  path,
  facts,
  intro,
}: Props<Item, Of>) {
  const alive = useHydrated();
  const panelId = ({ slug }: Group) => `group-${slug}`;
  const firstOf = (id: string) => groups.find((group) => panelId(group) === id)?.members[0]?.slug;
  const { listProps, tabProps, panelProps } = useTabs({
    label: labels.group,
    ids: groups.map(panelId),
    selected: selectedGroup && panelId(selectedGroup),
    onSelect: (id, by) => {
      const first = firstOf(id);
      if (first) choose(first, by);
    },
  });
  return (
    <section className={`section ${styles.catalogue}`} data-alive={alive || undefined} data-printed>
      <div className="container">
        <div className={styles.choice} {...listProps}>
          {groups.map((group) => (
            <a
              key={group.slug}
              href={`#${group.members[0]?.slug}`}
              className={styles.option}
              {...tabProps(panelId(group))}
            >
              {group.name}
            </a>
          ))}
        </div>
        {groups.map((group) => (
          <CatalogueGroup
            key={group.slug}
            group={group}
            intro={intro?.(group)}
            selected={selected?.slug}
            choose={choose}
            // The tabs in it are the next stop of the keyboard.
            panelProps={{ ...panelProps(panelId(group)), tabIndex: undefined }}
            {...{ labels, path, facts }}
          />
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CatalogueLabelsFields on CatalogueLabels {
    group
    enquire
    subject
    print
  }
`;
