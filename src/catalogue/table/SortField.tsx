import { useId } from 'react';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './EntryTable.module.scss';
import { type Column, DIRECTIONS, type Order } from './rows';

interface Props {
  texts: Queries.EntryTableFragment['sort'];
  columns: readonly Column[];
  order: Order | undefined;
  onChange: (order: Order | undefined) => void;
}

/** The field that sorts a table on small screens. On larger ones, the headers do. */
export function SortField({ texts, columns, order, onChange }: Props) {
  const interpolate = useInterpolate();
  const id = useId();
  const orders: Order[] = columns.flatMap(({ label, isSortable }) =>
    isSortable ? DIRECTIONS.map((direction) => ({ column: label, direction })) : [],
  );
  const current = orders.findIndex(
    ({ column, direction }) => column === order?.column && direction === order.direction,
  );
  return (
    <p className={`is-screen-only needs-scripts ${styles.sortField}`}>
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        className="input"
        autoComplete="off"
        value={current}
        onChange={({ currentTarget }) => onChange(orders[Number(currentTarget.value)])}
      >
        <option value={-1}>{texts.none}</option>
        {orders.map(({ column, direction }, index) => (
          <option key={`${column} ${direction}`} value={index}>
            {interpolate(texts[direction], { column })}
          </option>
        ))}
      </select>
    </p>
  );
}
