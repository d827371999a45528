import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { separatorsOf } from '../../lib/localText';
import { Icon } from '../../ui/Icon';
import { useLanguage } from '../../ui/site/language';
import { Cells } from './Cells';
import * as styles from './EntryTable.module.scss';
import { columnsOf, columnWidths, groupRows, nextOrder, type Order, type Row, sortRows } from './rows';
import { SortField } from './SortField';

interface Props {
  title: string;
  /** Shows the title above the table. Without it, only screen readers read it. */
  titled?: true;
  /** The header of the column with the names. */
  header: string;
  /** The headers of the columns with the values. */
  columns: readonly string[];
  /** Those of `columns` that have limits. */
  limits?: readonly string[];
  /** The header above the columns with limits, which is also the header of the cells in their place. */
  limitsTitle?: string;
  rows: readonly Row[];
  shown: ReadonlySet<Row>;
  /** Some rows do not match the filter. The others then show all values, because one of them may be the match. */
  filtered: boolean;
  texts: Queries.EntryTableFragment;
  current?: string;
}

/** A table of entries, in groups or sorted. Rows that do not match are hidden, so that columns keep their widths. */
export function EntryTable(props: Props) {
  const { title, titled, limitsTitle, rows, shown, filtered, texts, current } = props;
  const limitsId = useId();
  const separators = separatorsOf(useLanguage().code);
  const [order, setOrder] = useState<Order>();
  const columns = columnsOf(props.header, props.columns, props.limits ?? [], rows, separators);
  const [, ...values] = columns;
  const limits = columns.filter(({ isLimit }) => isLimit);
  const widths = columnWidths(columns, rows);
  const groups = order ? [{ name: undefined, rows: sortRows(rows, columns, order) }] : groupRows(rows);
  const headerCell = ({ label, isLimit, isSortable }: (typeof columns)[number]) => (
    <th
      key={label}
      scope="col"
      aria-sort={order?.column === label ? order.direction : undefined}
      rowSpan={limits.length > 0 && !isLimit ? 2 : undefined}
    >
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => setOrder(nextOrder(order, label))}>
          {label}
          <Icon name="chevron-down" />
        </button>
      ) : (
        <span className={styles.sort}>{label}</span>
      )}
    </th>
  );
  return (
    <div hidden={shown.size === 0}>
      <div
        className={`cluster is-flush is-align-items-center is-row-gap-1 is-column-gap-2 mb-3 ${styles.head}`}
      >
        {titled && <h3 className="title is-4">{title}</h3>}
        <SortField texts={texts.sort} columns={columns} order={order} onChange={setOrder} />
      </div>
      <table className={styles.table} data-filtered={filtered || undefined}>
        <caption className="is-sr-only">{title}</caption>
        <colgroup>
          {columns.map(({ label }, index) => (
            <col key={label} style={{ width: `${widths[index]}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => {
              if (!column.isLimit) return headerCell(column);
              if (column !== limits[0]) return null;
              return (
                <th
                  key={column.label}
                  id={limitsId}
                  scope="colgroup"
                  colSpan={limits.length}
                  className={styles.limits}
                >
                  {limitsTitle}
                </th>
              );
            })}
          </tr>
          {limits.length > 0 && <tr>{limits.map(headerCell)}</tr>}
        </thead>
        {groups.map((group) => {
          const name = groups.length > 1 ? group.name : undefined;
          return (
            <tbody
              key={group.name ?? ''}
              aria-label={name}
              data-label={name}
              hidden={!group.rows.some((row) => shown.has(row))}
            >
              {group.rows.map((row) => (
                <tr
                  key={row.path}
                  id={row.slug}
                  aria-current={(row.slug !== undefined && row.slug === current) || undefined}
                  hidden={!shown.has(row)}
                >
                  <Cells row={row} columns={values} limitsId={limitsId} more={texts.more} />
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

export const query = graphql`
  fragment EntryTable on SpecificationsPage {
    sort {
      label
      none
      ascending
      descending
    }
    more
  }
`;
