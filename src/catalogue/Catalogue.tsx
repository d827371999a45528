import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { filterByTerm } from '../lib/searchTerm';
import { useTabs } from '../ui/hooks/useTabs';
import { HALF_PAGE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { InLanguage, useTextLanguage } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as tabStyles from '../ui/tabs.module.scss';
import * as styles from './Catalogue.module.scss';
import { Filter, useFilter } from './table/Filter';
import { type Group, isList, panelId, startOf, type useCatalogue } from './useCatalogue';

interface Props {
  catalogue: ReturnType<typeof useCatalogue>;
  groupLabel: string;
  renderPanel: (entry: Group['panels'][number]) => ReactNode;
  filterTexts: Queries.FilterFragment | null;
  search: string;
}

/** A catalogue with tabs for its groups, which have tabs for panels, or a list (docs/behaviour.md, "Catalogues"). */
export function Catalogue({ catalogue, groupLabel, renderPanel, filterTexts, search }: Props) {
  const { groups, selectedGroup, choose } = catalogue;
  const textLanguage = useTextLanguage();
  const filter = useFilter(search);
  const { listProps, tabProps, panelProps } = useTabs({
    label: groupLabel,
    ids: groups.map(panelId),
    selected: selectedGroup && panelId(selectedGroup),
    onSelect: (id, by) => {
      const group = groups.find((candidate) => panelId(candidate) === id);
      // Keep the selected entry if the current group is chosen again.
      if (group && group !== selectedGroup) choose(startOf(group), by);
    },
  });
  // `data-printed` marks the parts of the page that are printed with the sheet.
  return (
    <section className={`section ${tabStyles.panels} ${styles.catalogue}`} data-printed>
      <div className="container">
        {groups.length > 1 && (
          <nav className={tabStyles.choice} {...listProps}>
            {groups.map((group) => (
              <a key={group.slug} className={tabStyles.option} {...tabProps(panelId(group), startOf(group))}>
                <span {...textLanguage(group.textLanguage)}>{group.name}</span>
              </a>
            ))}
          </nav>
        )}
        {groups.map((group) => (
          <section key={group.slug} className={styles.group} {...panelProps(panelId(group))}>
            <h2
              className={`title is-3 ${groups.length > 1 ? 'is-tab-heading' : ''}`}
              {...textLanguage(group.textLanguage)}
            >
              {group.name}
            </h2>
            {isList(group) ? (
              <EntryList group={group} catalogue={catalogue} filterTexts={filterTexts} filter={filter} />
            ) : (
              <Entries group={group} catalogue={catalogue} renderPanel={renderPanel} />
            )}
            <AboutGroup group={group} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** What a group is, below its entries. */
function AboutGroup({ group: { textLanguage, description, details, image } }: { group: Group }) {
  if (!description && !details) return null;
  return (
    <InLanguage of={{ textLanguage }}>
      <div className={`split is-late is-flush is-screen-only has-strong-rule mt-5 pt-5 ${styles.about}`}>
        <div className="stack">
          {description && <p>{description}</p>}
          {details && <Prose paragraphs={[details]} />}
        </div>
        {image && <Picture picture={image} sizes={HALF_PAGE} />}
      </div>
    </InLanguage>
  );
}

type EntriesProps = Pick<Props, 'catalogue' | 'renderPanel'> & { group: Group };

/** The entries of a group as tabs and panels. Each tab is a thumbnail with the name of the entry below it. */
function Entries({ group: { name, panels }, catalogue, renderPanel }: EntriesProps) {
  const { listProps, tabProps, panelProps } = useTabs({
    label: name,
    ids: panels.map(({ slug }) => slug),
    selected: catalogue.selected?.slug,
    onSelect: catalogue.choose,
    stopAtPanel: true,
  });
  return (
    <div>
      {panels.length > 1 && (
        <nav className={styles.tabs} {...listProps}>
          {panels.map(({ slug, name: entryName, thumbnail }) => (
            <a key={slug} className={`is-flex is-gap-1 pb-2 ${styles.tab}`} {...tabProps(slug)}>
              <Thumbnail thumbnail={thumbnail} sizes="96px" />
              {entryName}
            </a>
          ))}
        </nav>
      )}
      <div className="stack is-gap-6">
        {panels.map((entry) => (
          <div key={entry.slug} className={styles.sheet} {...panelProps(entry.slug)}>
            {renderPanel(entry)}
          </div>
        ))}
      </div>
    </div>
  );
}

type EntryListProps = Pick<Props, 'catalogue' | 'filterTexts'> & {
  group: Group;
  /** Of all lists of the catalogue. */
  filter: ReturnType<typeof useFilter>;
};

/** The entries of a large group as links, with a filter. The entry that the hash names is marked. */
function EntryList({ group: { linked }, catalogue, filterTexts, filter }: EntryListProps) {
  const shown = filterByTerm(linked, filter.term, (entry) => [entry.name, ...(entry.alsoTradedAs ?? [])]);
  return (
    <div>
      {filterTexts && <Filter texts={filterTexts} count={shown.length} total={linked.length} {...filter} />}
      <ul className={`stack ${styles.entries}`}>
        {linked.map((entry) => (
          <li
            key={entry.slug}
            id={entry.slug}
            aria-current={entry === catalogue.selected || undefined}
            hidden={!shown.includes(entry)}
          >
            <TextLink to={entry.path} className="is-flex is-align-items-center is-gap-2 py-2">
              <Thumbnail thumbnail={entry.thumbnail} />
              {entry.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  fragment Catalogue on Catalogue {
    groupLabel
    groups {
      slug
      textLanguage
      name
      description
      details
      image { ...CardPicture }
      panels { ...EntryPanel }
      linked {
        slug
        alsoTradedAs
        ...ThumbnailLink
      }
    }
  }
`;
