import * as styles from './DataTable.module.scss';
import { Figures } from './Figures';

interface Props<Column extends string> {
  /** The fields of the columns. The first one has the row headers. Empty columns are left out. */
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  rows: readonly Readonly<Record<Column, string | null>>[];
  caption: string;
  note?: string | null;
  /** Whether all columns except the first contain figures, which are aligned at their ends. */
  numeric?: boolean;
}

export function DataTable<Column extends string>(props: Props<Column>) {
  const { labels, rows, caption, note, numeric } = props;
  const columns = props.columns.filter((column) => rows.some((row) => row[column]));
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <>
      <table className={`is-flush ${styles.table}`} data-numeric={numeric || undefined}>
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
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row[first]}</th>
              {others.map((column) => (
                <td key={column} data-label={labels[column]}>
                  <Figures text={row[column] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="prose is-small mt-3">{note}</p>}
    </>
  );
}
