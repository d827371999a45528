import { graphql } from 'gatsby';
import { Figures } from '../../ui/Figures';
import * as styles from './FactTable.module.scss';

interface Props extends Queries.FactTableFragment {
  /** The column headers of a table of limits with their test methods. */
  labels?: Readonly<Record<'name' | 'value' | 'method', string>>;
}

/** Facts with their labels, which have the language of the texts around the table. */
export function FactTable({ caption, rows, labels: all }: Props) {
  const labels = rows.some(({ method }) => method) ? all : undefined;
  return (
    <table className={`block is-tight ${styles.table}`} data-methods={labels && true}>
      <caption className="title is-4">{caption}</caption>
      {labels && (
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.value}</th>
            <th scope="col">{labels.method}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, value, language, method, figure }, index) => (
          <tr key={index}>
            <th scope="row">
              <Figures text={label} />
            </th>
            <td colSpan={labels && !method ? 2 : undefined} data-figure={figure}>
              <Figures text={value} language={language} />
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
      language
      method
      figure
    }
  }
`;
