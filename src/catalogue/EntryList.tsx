import { graphql } from 'gatsby';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './EntryList.module.scss';
import { EntryTable } from './table/EntryTable';
import { Filter } from './table/Filter';
import { filterRows } from './table/rows';
import { useFilter } from './table/useFilter';

interface Props {
  title: string;
  list: Queries.EntryListFragment;
  search: string;
  current: string | undefined;
}

/** The entries of a large group below thumbnails of the first ones and a filter (docs/behaviour.md, "Catalogues"). */
export function EntryList({ title, list, search, current }: Props) {
  const filter = useFilter(search);
  const { rows, thumbnails, texts } = list;
  const shown = new Set(filterRows(rows, filter.term));
  return (
    <div className={styles.list}>
      <div className={`is-screen-only cluster is-gap-2 mb-5 ${styles.thumbnails}`}>
        {thumbnails.map(({ slug, thumbnail }) => (
          <Thumbnail key={slug} thumbnail={thumbnail} sizes="88px" />
        ))}
      </div>
      <Filter texts={texts} count={shown.size} total={rows.length} {...filter} />
      <EntryTable
        {...list}
        title={title}
        shown={shown}
        filtered={shown.size < rows.length}
        current={current}
      />
    </div>
  );
}

export const query = graphql`
  fragment EntryList on EntryList {
    header
    columns
    rows {
      slug
      name
      tradeNames
      path
      note
      values
    }
    thumbnails {
      slug
      thumbnail {
        ...Thumbnail
      }
    }
    texts {
      ...Filter
      ...EntryTable
    }
  }
`;
