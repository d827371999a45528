import { graphql } from 'gatsby';
import { notIndexed } from '../ui/notIndexed';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './EntryList.module.scss';
import { rowsOf } from './packedEntries';
import { EntryTable } from './table/EntryTable';
import { Filter } from './table/Filter';
import { filterRows } from './table/rows';
import type { useFilter } from './table/useFilter';

interface Props {
  /** The name of the group, which its tab and its heading also show. */
  title: string;
  list: Queries.EntryListFragment;
  filter: ReturnType<typeof useFilter>;
  /** The slug of the entry that the hash of the URL names. */
  current: string | undefined;
}

/** The entries of a large group, with the samples of the first ones and a filter above them (docs/behaviour.md, "Catalogues"). */
export function EntryList({ title, list, filter, current }: Props) {
  const { header, entries, thumbnails, texts } = list;
  const rows = rowsOf(entries);
  const shown = new Set(filterRows(rows, filter.term));
  return (
    <div {...notIndexed}>
      <div className={`is-screen-only ${styles.samples}`}>
        {thumbnails.map((thumbnail) => (
          <Thumbnail key={thumbnail.digest} thumbnail={thumbnail} sizes="88px" />
        ))}
      </div>
      <Filter texts={texts} count={shown.size} total={rows.length} {...filter} />
      <EntryTable
        title={title}
        header={header}
        columns={entries.columns}
        rows={rows}
        shown={shown}
        texts={texts}
        filtered={shown.size < rows.length}
        current={current}
        className={styles.list}
      />
    </div>
  );
}

export const query = graphql`
  fragment PackedEntries on PackedEntries {
    path
    hsCode
    columns
    rows
  }

  fragment EntryList on EntryList {
    header
    entries {
      ...PackedEntries
    }
    thumbnails {
      ...Thumbnail
    }
    texts {
      ...Filter
      ...EntryTable
    }
  }
`;
