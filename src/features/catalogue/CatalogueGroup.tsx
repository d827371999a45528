import type { HTMLAttributes, ReactNode } from 'react';
import { useDesktop } from '../../hooks/useMediaQuery';
import { useTabs } from '../../hooks/useTabs';
import * as styles from './Catalogue.module.scss';
import { Sheet, type SheetFacts, type SheetItem } from './Sheet';
import type { CatalogueState, Group } from './useCatalogue';

interface Props<Item extends SheetItem> extends Pick<CatalogueState, 'choose'> {
  group: Group<Item>;
  intro: ReactNode;
  /** The slug of the selected entry, which may be in another group. */
  selected: string | undefined;
  labels: Queries.CatalogueLabelsFragment;
  actions: (item: Item) => ReactNode;
  path: string;
  facts: (item: Item) => SheetFacts;
  /** The props of the group as the panel of a group tab. */
  panelProps: HTMLAttributes<HTMLElement>;
}

/** A group of a catalogue, with its entries as tabs: beside the sheets on large screens, above them on small ones. */
export function CatalogueGroup<Item extends SheetItem>({
  group: { name, members },
  intro,
  selected,
  choose,
  labels,
  actions,
  path,
  facts,
  panelProps: groupProps,
}: Props<Item>) {
  const { listProps, tabProps, panelProps } = useTabs({
    label: name,
    ids: members.map(({ slug }) => slug),
    selected,
    onSelect: choose,
    vertical: useDesktop(),
    stopAtPanel: true,
  });
  return (
    <section className={styles.group} {...groupProps}>
      <h2 className="title is-3">{name}</h2>
      {intro}
      <div className={styles.entries}>
        <nav className={styles.tabs} {...listProps}>
          {members.map(({ slug, name: entryName }) => (
            <a key={slug} href={`#${slug}`} className={styles.tab} {...tabProps(slug)}>
              {entryName}
            </a>
          ))}
        </nav>
        <div className={styles.sheets}>
          {members.map((item) => (
            <div key={item.slug} className={`panel ${styles.sheet}`} {...panelProps(item.slug)}>
              <Sheet item={item} facts={facts(item)} labels={labels} actions={actions(item)} path={path} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
