import { graphql } from 'gatsby';
import * as styles from './FactTable.module.scss';

type Fact = Queries.FactTableFragment['rows'][number] & { method?: string | null };

interface Props {
  caption: string;
  rows: readonly Fact[];
}

/** A figure with a unit, such as `36.5 g`. */
const MEASURE = /^([\d.,]+)( \S+)$/;

/**
 * A table with a header and a value in each row. If any row has a test method, the table has a column for the methods.
 * If every value is a figure with a unit, the figures are aligned.
 */
export function FactTable({ caption, rows }: Props) {
  const measures = rows.map(({ value }) => MEASURE.exec(value));
  const aligned = measures.every((measure) => measure !== null);
  const hasMethods = rows.some(({ method }) => method);
  return (
    <table className={`block is-tight ${styles.table}`} data-methods={hasMethods || undefined}>
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

export const query = graphql`
  fragment FactTable on FactTable {
    caption
    rows {
      label
      value
    }
  }
`;
