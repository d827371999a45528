import * as styles from './Table.module.scss';

interface Props<Column extends string> {
  /** The columns by the names of their fields, in order. The first one heads the rows. */
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  rows: readonly Readonly<Record<Column, string>>[];
  /** What the table is called. */
  caption: string;
  /** Stands below the table. */
  note?: string | null;
}

/** A table with a header for each column and each row; on a phone each row is a card. */
export function Table<Column extends string>({ columns, labels, rows, caption, note }: Props<Column>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <>
      <table className={styles.table}>
        <caption className="is-sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[first]}>
              <th scope="row">{row[first]}</th>
              {others.map((column) => (
                <td key={column} data-label={labels[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
