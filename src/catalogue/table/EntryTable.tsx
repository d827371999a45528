import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Cells } from './Cells';
import * as styles from './EntryTable.module.scss';
import { columnWidths, groupRows, isComparable, nextOrder, type Order, type Row, sortRows } from './rows';
import { SortField } from './SortField';

interface Props {
  title: string;
  /** Shows the title above the table. Without it, only screen readers read it. */
  titled?: true;
  header: string;
  columns: readonly string[];
  /** The indexes of the columns with limits. A row with `others` shows them in place of these columns. */
  limits?: readonly number[];
  /** The header above the columns with limits, which is also the header of the cells in their place. */
  limitsTitle?: string;
  rows: readonly Row[];
  shown: ReadonlySet<Row>;
  /** Some rows do not match the filter. The others then show all values, because one of them may be the match. */
  filtered: boolean;
  texts: Queries.EntryTableFragment;
  current?: string;
}

/**
 * A table that compares entries, in groups or sorted. Rows that do not match are hidden, so that the columns keep their
 * widths.
 */
export function EntryTable(props: Props) {
  const { title, titled, header, columns, limits = [], limitsTitle, rows } = props;
  const { shown, filtered, texts, current } = props;
  const limitsId = useId();
  const [order, setOrder] = useState<Order>();
  const headers = [header, ...columns];
  const widths = columnWidths(headers, rows);
  const sortable = headers.map((_, index) => index === 0 || isComparable(rows, index - 1));
  const groups = order ? [{ name: undefined, rows: sortRows(rows, order) }] : groupRows(rows);
  const isLimit = (index: number) => limits.includes(index - 1);
  const headerCell = (label: string, index: number) => (
    <th
      key={label}
      scope="col"
      aria-sort={order?.column === index - 1 ? order.direction : undefined}
      rowSpan={limits.length > 0 && !isLimit(index) ? 2 : undefined}
    >
      {sortable[index] ? (
        <button type="button" className={styles.sort} onClick={() => setOrder(nextOrder(order, index - 1))}>
          {label}
          <Icon name="chevron-down" />
        </button>
      ) : (
        <span className={styles.sort}>{label}</span>
      )}
    </th>
  );
  return (
    <div hidden={shown.size === 0}>
      <div className={`cluster is-flush ${styles.head}`}>
        {titled && <h3 className="title is-4">{title}</h3>}
        <SortField
          texts={texts.sort}
          headers={headers}
          sortable={sortable}
          order={order}
          onChange={setOrder}
        />
      </div>
      <table className={styles.table} data-filtered={filtered || undefined}>
        <caption className="is-sr-only">{title}</caption>
        <colgroup>
          {headers.map((label, index) => (
            <col key={label} style={{ width: `${widths[index]}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headers.map((label, index) => {
              if (!isLimit(index)) return headerCell(label, index);
              return (
                index - 1 === limits[0] && (
                  <th
                    key={label}
                    id={limitsId}
                    scope="colgroup"
                    colSpan={limits.length}
                    className={styles.limits}
                  >
                    {limitsTitle}
                  </th>
                )
              );
            })}
          </tr>
          {limits.length > 0 && (
            <tr>{headers.map((label, index) => isLimit(index) && headerCell(label, index))}</tr>
          )}
        </thead>
        {groups.map((group) => {
          const name = groups.length > 1 ? group.name : undefined;
          return (
            <tbody
              key={group.name ?? ''}
              aria-label={name}
              data-label={name}
              hidden={!group.rows.some((row) => shown.has(row))}
            >
              {group.rows.map((row) => (
                <tr
                  key={row.path}
                  id={row.slug}
                  aria-current={(row.slug !== undefined && row.slug === current) || undefined}
                  hidden={!shown.has(row)}
                >
                  <Cells row={row} columns={columns} limits={limits} limitsId={limitsId} more={texts.more} />
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

export const query = graphql`
  fragment EntryTable on SpecificationsPage {
    sort {
      label
      none
      ascending
      descending
    }
    more
  }
`;
