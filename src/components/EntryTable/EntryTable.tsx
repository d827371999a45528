import { Link } from 'gatsby';
import { memo, useMemo, useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './EntryTable.module.scss';
import { nextOrder, type Order, type Row, sortRows } from './rows';

interface Props {
  title: string;
  titleClass?: string;
  /** The header of the first column, which contains the names. */
  header: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** The rows that match the filter. */
  shown: ReadonlySet<Row>;
  /** The label of the sort buttons on small screens, where the headers are not above their columns. */
  sortLabel: string;
  /** The id of the row to mark. */
  current?: string;
  className?: string;
}

/** Minimum number of rows for lazy layout, which lays out cards only when they come near the viewport. */
const MANY_ROWS = 60;

/** The cells of a row. On small screens the row is a card that shows the column header next to each value. */
const Cells = memo(function Cells({ row, columns }: { row: Row; columns: readonly string[] }) {
  return (
    <>
      <th scope="row">
        <Link to={row.path}>{row.name}</Link>
        {row.note && ` ${row.note}`}
      </th>
      {columns.map((column, index) => (
        <td key={column} data-label={column}>
          {row.values[index]}
        </td>
      ))}
    </>
  );
});

/**
 * A table that compares the values of entries. It is sorted by the column whose header was pressed last. Rows that do
 * not match the filter are hidden, not removed, because a phone needs a second to render several hundred rows again.
 */
export function EntryTable(props: Props) {
  const { title, titleClass = 'title is-3', header, columns, rows } = props;
  const { shown, sortLabel, current, className = '' } = props;
  const [order, setOrder] = useState<Order>();
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  return (
    <table
      className={`${styles.table} ${className}`.trim()}
      data-many={rows.length >= MANY_ROWS || undefined}
      hidden={shown.size === 0}
    >
      <caption className={titleClass}>{title}</caption>
      <thead data-label={sortLabel}>
        <tr>
          {[header, ...columns].map((label, index) => {
            const direction = order?.column === index - 1 ? order.direction : undefined;
            return (
              <th key={label} scope="col" aria-sort={direction}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setOrder(nextOrder(order, index - 1))}
                >
                  {label}
                  <Icon name="chevron-down" />
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr
            key={row.path}
            id={row.id}
            aria-current={(row.id !== undefined && row.id === current) || undefined}
            hidden={!shown.has(row)}
          >
            <Cells row={row} columns={columns} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
