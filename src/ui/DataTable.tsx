import { graphql } from 'gatsby';
import * as styles from './DataTable.module.scss';
import { Figures } from './Figures';

/** What editors write into a cell without a text. The styles of empty cells show it where there is space. */
const NO_TEXT = '–';

/** With more columns, or prose, a table is cards on phones. */
const COLUMNS_ON_PHONES = 4;

interface Props extends Queries.DataTableFragment {
  caption: string;
  /** Whether all columns except the first contain figures, which are aligned at their ends. */
  numeric?: boolean;
}

export const DataTable = ({ columns, rows, caption, note, numeric }: Props) => (
  <>
    <div className={styles.frame}>
      <table
        className={`is-flush ${styles.table} ${numeric ? `is-small ${styles.figures}` : ''} ${numeric && columns.length <= COLUMNS_ON_PHONES ? '' : styles.cards}`}
      >
        <caption className="is-sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...others] }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {others.map((text, column) => (
                <td key={column} data-label={columns[column + 1]}>
                  <Figures text={text === NO_TEXT ? '' : text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {note && <p className="prose is-small mt-3">{note}</p>}
  </>
);

export const query = graphql`
  fragment DataTable on DataTable {
    columns
    rows { cells }
    note
  }
`;
