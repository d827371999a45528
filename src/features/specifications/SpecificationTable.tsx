import { Link } from 'gatsby';
import { memo, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { filterRows, nextOrder, type Order, sortRows } from './rows';
import * as styles from './Specifications.module.scss';
import type { Row, Table } from './tables';

interface Props {
  table: Table;
  /** Only rows with this text are shown. */
  term: string;
  /** The label of the buttons that sort, where the headers do not stand above their columns. */
  sortLabel: string;
}

/** A row; on small screens a card, whose values have their headers beside them. */
const TableRow = memo(function TableRow({ row, columns }: { row: Row; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <Link to={row.path}>{row.name}</Link>
      </th>
      {columns.map((column, index) => (
        <td key={column} data-label={column}>
          {row.values[index]}
        </td>
      ))}
    </tr>
  );
});

/** A table of entries with their values side by side, sorted by the column whose header was pressed. */
export function SpecificationTable({ table: { title, header, columns, rows }, term, sortLabel }: Props) {
  const [order, setOrder] = useState<Order>();
  const shown = sortRows(filterRows(rows, term), order);
  return (
    <table className={styles.table} hidden={shown.length === 0}>
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
        {shown.map((row) => (
          <TableRow key={row.path} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
