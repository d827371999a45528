import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import * as styles from './EntryTable.module.scss';
import type { Column, Row } from './rows';

interface Props {
  row: Row;
  /** The columns of the values. */
  columns: readonly Column[];
  limitsId: string;
  /** The screen reader name of the control that shows all values. */
  more: string;
}

/** The number of values that a card always shows. The others are below them, on demand. */
const VALUES_ON_CARDS = 3;

/** The cells of a row. On small screens the row is a card that shows the column header next to each value. */
export function Cells({ row, columns, limitsId, more }: Props) {
  const interpolate = useInterpolate();
  const { name, path, note, others = [] } = row;
  const merged = columns.filter(({ isLimit }) => isLimit && others.length > 0);
  const shown = columns.filter((column) => !merged.includes(column)).slice(0, VALUES_ON_CARDS);
  const cells: ReactNode[] = columns.map((column) => {
    const className = shown.includes(column) ? undefined : styles.rest;
    if (column === merged[0])
      return (
        <td
          key={column.label}
          className={`${styles.wide} ${styles.rest}`}
          colSpan={merged.length}
          headers={limitsId}
        >
          <ul className={`cluster is-row-gap-0 is-column-gap-2 ${styles.others}`}>
            {others.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span> {value}
              </li>
            ))}
          </ul>
        </td>
      );
    return (
      !merged.includes(column) && (
        <td key={column.label} className={className} data-label={column.label}>
          {column.textOf(row)}
        </td>
      )
    );
  });
  if (columns.length > VALUES_ON_CARDS)
    cells.splice(
      VALUES_ON_CARDS,
      0,
      <td key="" className={styles.more}>
        <details>
          <summary className="icon-button" aria-label={interpolate(more, { name })}>
            <Icon name="chevron-down" />
          </summary>
        </details>
      </td>,
    );
  return (
    <>
      <th scope="row">
        <TextLink to={path}>{name}</TextLink>
        {note && ` ${note}`}
      </th>
      {cells}
    </>
  );
}
