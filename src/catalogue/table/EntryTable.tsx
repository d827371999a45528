import { graphql } from 'gatsby';
import { useId, useMemo, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Cells } from './Cells';
import * as styles from './EntryTable.module.scss';
import { columnWidths, groupRows, nextOrder, type Order, type Row, sortRows } from './rows';
import { SortField } from './SortField';

interface Props {
  title: string;
  /** Shows the title above the table. Without it, only screen readers read it. */
  titled?: true;
  /** The header of the first column, which contains the names. */
  header: string;
  columns: readonly string[];
  /** The indexes of the columns with limits. A row with `others` shows them in place of these columns. */
  limits?: readonly number[];
  /** The header above the columns with limits, which is also the header of the cells in their place. */
  limitsTitle?: string;
  rows: readonly Row[];
  /** The rows that match the filter. */
  shown: ReadonlySet<Row>;
  /** Some rows do not match the filter. The others then show all values, because one of them may be the match. */
  filtered: boolean;
  texts: Queries.EntryTableFragment;
  /** The id of the row to mark. */
  current?: string;
  className?: string;
}

/** Minimum number of rows for lazy layout, which lays out cards only when they come near the viewport. */
const MANY_ROWS = 60;

const NONE: readonly number[] = [];

/**
 * A table that compares the values of entries, in groups or sorted by a column. Rows that do not match the filter are
 * hidden, not removed, because a phone needs a second to render several hundred rows again.
 */
export function EntryTable(props: Props) {
  const { title, titled, header, columns, limits = NONE, limitsTitle, rows } = props;
  const { shown, filtered, texts, current, className = '' } = props;
  const limitsId = useId();
  const [order, setOrder] = useState<Order>();
  const headers = useMemo(() => [header, ...columns], [header, columns]);
  const widths = useMemo(() => columnWidths(headers, rows), [headers, rows]);
  const groups = useMemo(
    () => (order ? [{ name: undefined, rows: sortRows(rows, order) }] : groupRows(rows)),
    [rows, order],
  );
  const hasLimits = limitsTitle !== undefined && limits.length > 0;
  const isLimit = (index: number) => hasLimits && limits.includes(index - 1);
  const headerCell = (label: string, index: number) => {
    const direction = order?.column === index - 1 ? order.direction : undefined;
    return (
      <th
        key={label}
        scope="col"
        aria-sort={direction}
        rowSpan={hasLimits && !isLimit(index) ? 2 : undefined}
      >
        <button type="button" className={styles.sort} onClick={() => setOrder(nextOrder(order, index - 1))}>
          {label}
          <Icon name="chevron-down" />
        </button>
      </th>
    );
  };
  return (
    <div hidden={shown.size === 0}>
      <div className={styles.head}>
        {titled && <h3 className="title is-4">{title}</h3>}
        <SortField texts={texts.sort} headers={headers} order={order} onChange={setOrder} />
      </div>
      <table
        className={`${styles.table} ${className}`.trim()}
        data-many={rows.length >= MANY_ROWS || undefined}
        data-filtered={filtered || undefined}
      >
        <caption className="is-sr-only">{title}</caption>
        <colgroup>
          {headers.map((label, index) => (
            <col key={label} style={{ width: `${widths[index]}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headers.map((label, index) =>
              isLimit(index)
                ? index - 1 === limits[0] && (
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
                : headerCell(label, index),
            )}
          </tr>
          {hasLimits && <tr>{headers.map((label, index) => isLimit(index) && headerCell(label, index))}</tr>}
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
                  id={row.id}
                  aria-current={(row.id !== undefined && row.id === current) || undefined}
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
