import * as styles from './Table.module.scss';

interface Props<Column extends string> {
  /** The field names of the columns, in order. The first column has the row headers. */
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  rows: readonly Readonly<Record<Column, string>>[];
  /** Accessible name of the table. */
  caption: string;
  /** Text below the table. */
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
