import { graphql } from 'gatsby';
import { EntryTable } from '../../components/EntryTable/EntryTable';
import { filterRows } from '../../components/EntryTable/rows';
import { Filter } from '../../components/Filter/Filter';
import { notIndexed } from '../../components/notIndexed';
import type { useFilter } from '../../hooks/useFilter';
import * as styles from './EntryList.module.scss';
import { rowsOf } from './packedEntries';

interface Props {
  /** The name of the group, which its tab and its heading also show. */
  title: string;
  list: Queries.EntryListFragment;
  filter: ReturnType<typeof useFilter>;
  /** The slug of the entry that the hash of the URL names. */
  current: string | undefined;
}

/** The entries of a large group, with a filter above them (docs/behaviour.md, "Catalogues"). */
export function EntryList({ title, list, filter, current }: Props) {
  const { header, entries, texts } = list;
  const rows = rowsOf(entries);
  const shown = new Set(filterRows(rows, filter.term));
  return (
    <div {...notIndexed}>
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
    texts {
      ...Filter
      ...EntryTable
    }
  }
`;
