import type { HTMLAttributes, ReactNode } from 'react';
import { notIndexed } from '../../components/notIndexed';
import { useDesktop } from '../../hooks/useMediaQuery';
import { useTabs } from '../../hooks/useTabs';
import * as styles from './Catalogue.module.scss';
import { Sheet, type SheetEntry, type SheetFacts } from './Sheet';
import type { CatalogueState, Group } from './useCatalogue';

interface Props<Entry extends SheetEntry> extends Pick<CatalogueState, 'choose'> {
  group: Group<Entry>;
  intro: ReactNode;
  /** The slug of the selected entry, which may be in another group. */
  selected: string | undefined;
  labels: Queries.CatalogueLabelsFragment;
  actions: (entry: Entry) => ReactNode;
  pathOf: (slug: string) => string;
  facts: (entry: Entry) => SheetFacts;
  /** The props of the group as the panel of a group tab. */
  panelProps: HTMLAttributes<HTMLElement>;
}

/** A group of a catalogue, with its entries as tabs: beside the sheets on large screens, above them on small ones. */
export function CatalogueGroup<Entry extends SheetEntry>({
  group: { name, members },
  intro,
  selected,
  choose,
  labels,
  actions,
  pathOf,
  facts,
  panelProps: groupProps,
}: Props<Entry>) {
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
      <h2 className={`title is-3 ${styles.name}`}>{name}</h2>
      {intro}
      <div className={styles.entries}>
        <nav className={styles.tabs} {...listProps}>
          {members.map(({ slug, name: entryName }) => (
            <a key={slug} href={`#${slug}`} className={styles.tab} {...tabProps(slug)}>
              {entryName}
            </a>
          ))}
        </nav>
        <div className={styles.sheets} {...notIndexed}>
          {members.map((entry) => (
            <div key={entry.slug} className={`panel ${styles.sheet}`} {...panelProps(entry.slug)}>
              <Sheet
                entry={entry}
                facts={facts(entry)}
                labels={labels}
                actions={actions(entry)}
                path={pathOf(entry.slug)}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
