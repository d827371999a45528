import * as styles from './FactTable.module.scss';
import { type FactTableProps, factRows } from './factRows';

/** A figure and its unit, such as `36.5 g`. */
const MEASURE = /^([\d.,]+)( \S+)$/;

/**
 * A table with a header and a value in each row. If all values are a figure with a unit, the figures are aligned.
 */
export function FactTable({ caption, ...table }: FactTableProps) {
  const rows = factRows(table).map((row) => ({ ...row, measure: MEASURE.exec(row.value) }));
  const aligned = rows.every(({ measure }) => measure);
  return (
    <table className={styles.table}>
      <caption className="title is-5">{caption}</caption>
      <tbody>
        {rows.map(({ field, label, value, measure }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>
              {aligned && measure ? (
                <>
                  <span className={styles.figure}>{measure[1]}</span>
                  {measure[2]}
                </>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
