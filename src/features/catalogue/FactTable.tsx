import * as styles from './FactTable.module.scss';
import type { FactTableProps } from './facts';

/** A figure and its unit, such as `36.5 g`. */
const MEASURE = /^([\d.,]+)( \S+)$/;

/**
 * A table with a header and a value in each row, and a column for the test methods if there are any. If all values are
 * a figure with a unit, the figures are aligned. Without rows there is no table.
 */
export function FactTable({ caption, rows }: FactTableProps) {
  if (rows.length === 0) return null;
  const measures = rows.map(({ value }) => MEASURE.exec(value));
  const aligned = measures.every((measure) => measure !== null);
  const hasMethods = rows.some(({ method }) => method);
  return (
    <table className={styles.table} data-methods={hasMethods || undefined}>
      <caption className="title is-5">{caption}</caption>
      <tbody>
        {rows.map(({ label, value, method }, index) => (
          <tr key={`${label} ${value}`}>
            <th scope="row">{label}</th>
            <td colSpan={hasMethods && !method ? 2 : undefined}>
              {aligned ? (
                <>
                  <span className={styles.figure}>{measures[index]?.[1]}</span>
                  {measures[index]?.[2]}
                </>
              ) : (
                value
              )}
            </td>
            {method && <td>{method}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
