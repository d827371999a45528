import * as styles from './FactTable.module.scss';

interface Props {
  caption: string;
  /** Row headers by field name, in the order of the rows. */
  labels: Readonly<Record<string, string>>;
  /** Values by field name; a field without a value gets no row. */
  facts: Readonly<Record<string, string | null | undefined>>;
}

/** A figure and its unit, such as `36.5 g`. */
const MEASURE = /^([\d.,]+)( \S+)$/;

/**
 * A specification table: a row header and a value a row. Where each value is a figure with its unit, the figures
 * stand below one another.
 */
export function FactTable({ caption, labels, facts }: Props) {
  const rows = Object.entries(labels).flatMap(([field, label]) => {
    const value = facts[field];
    return value ? [{ field, label, value, measure: MEASURE.exec(value) }] : [];
  });
  const aligned = rows.every(({ measure }) => measure);
  return (
    <table className={`table ${styles.table}`}>
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
