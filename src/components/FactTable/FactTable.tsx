import * as styles from './FactTable.module.scss';

interface Props {
  caption: string;
  /** Row headers by field name, in the order of the rows. */
  labels: Readonly<Record<string, string>>;
  /** Values by field name; a field without a value gets no row. */
  facts: Readonly<Record<string, string | null | undefined>>;
}

/** A specification table: a row header and a value a row. */
export function FactTable({ caption, labels, facts }: Props) {
  const rows = Object.entries(labels).filter(([field]) => facts[field]);
  return (
    <table className={`table is-fullwidth ${styles.table}`}>
      <caption className="title is-5">{caption}</caption>
      <tbody>
        {rows.map(([field, label]) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{facts[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
