import type { ReactNode } from 'react';
import { interpolate } from '../../lib/interpolate';
import { Icon } from '../../ui/Icon';
import { TextLink } from '../../ui/TextLink';
import * as styles from './EntryTable.module.scss';
import type { Row } from './rows';

interface Props {
  row: Row;
  columns: readonly string[];
  limits: readonly number[];
  limitsId: string;
  /** The screen reader name of the control that shows all values. */
  more: string;
}

/** The number of values that a card always shows. The others are below them, on demand. */
const VALUES_ON_CARDS = 3;

/** The cells of a row. On small screens the row is a card that shows the column header next to each value. */
export function Cells({ row, columns, limits, limitsId, more }: Props) {
  const { name, path, note, values, others = [] } = row;
  const merged = others.length > 0 ? limits : [];
  const shown = [...columns.keys()].filter((index) => !merged.includes(index)).slice(0, VALUES_ON_CARDS);
  const cells: ReactNode[] = columns.map((column, index) => {
    const className = shown.includes(index) ? undefined : styles.rest;
    if (index === merged[0])
      return (
        <td
          key={column}
          className={`${styles.wide} ${styles.rest}`}
          colSpan={merged.length}
          headers={limitsId}
        >
          <ul className={`cluster ${styles.others}`}>
            {others.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span> {value}
              </li>
            ))}
          </ul>
        </td>
      );
    return (
      !merged.includes(index) && (
        <td key={column} className={className} data-label={column}>
          {values[index]}
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
