import { Link } from 'gatsby';
import { memo, useMemo, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { nextOrder, type Order, type Row, sortRows } from './rows';
import * as styles from './SpecificationTable.module.scss';

interface Props {
  table: Queries.SpecificationsFragment['tables'][number];
  /** The rows that match the filter. */
  shown: ReadonlySet<Row>;
  /** The label of the sort buttons on small screens, where the headers are not above their columns. */
  sortLabel: string;
}

/** Minimum number of rows for lazy layout, which lays out cards only when they come near the viewport. */
const MANY_ROWS = 60;

/** The cells of a row. On small screens the row is a card that shows the column header next to each value. */
const Cells = memo(function Cells({ row, columns }: { row: Row; columns: readonly string[] }) {
  return (
    <>
      <th scope="row">
        <Link to={row.path}>{row.name}</Link>
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
export function SpecificationTable({ table: { title, header, columns, rows }, shown, sortLabel }: Props) {
  const [order, setOrder] = useState<Order>();
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  return (
    <table
      className={styles.table}
      data-many={rows.length >= MANY_ROWS || undefined}
      hidden={shown.size === 0}
    >
      <caption className="title is-3">{title}</caption>
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
          <tr key={row.path} hidden={!shown.has(row)}>
            <Cells row={row} columns={columns} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
