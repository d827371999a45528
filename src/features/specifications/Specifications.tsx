import { graphql } from 'gatsby';
import { useId } from 'react';
import { interpolate } from '../../components/interpolate';
import { notIndexed } from '../../components/notIndexed';
import { filterRows } from './rows';
import * as styles from './Specifications.module.scss';
import { SpecificationTable } from './SpecificationTable';
import type { Table } from './tables';
import { useFilter } from './useFilter';

interface Props {
  tables: readonly Table[];
  copy: Queries.SpecificationsFragment;
  /** The query of the URL, such as `?filter=dal`. */
  search: string;
}

/** All products and fibers side by side, narrowed by a filter (docs/behaviour.md, "Specifications"). */
export function Specifications({ tables, copy, search }: Props) {
  const { term, inputProps } = useFilter(search);
  const id = useId();
  const hint = `${id}hint`;
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filtered = tables.map((table) => ({ table, shown: new Set(filterRows(table.rows, term)) }));
  const count = filtered.reduce((sum, { shown }) => sum + shown.size, 0);
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{copy.filter}</label>
        <input
          id={id}
          className="input"
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck="false"
          aria-describedby={hint}
          {...inputProps}
        />
        <p id={hint} className={styles.hint}>
          {copy.filterHint}
        </p>
        <p role="status" className={styles.count}>
          {term.trim() && (count > 0 ? interpolate(copy.shown, { count, total }) : copy.noMatch)}
        </p>
      </div>
      <div className={styles.tables} {...notIndexed}>
        {filtered.map(({ table, shown }) => (
          <SpecificationTable key={table.title} table={table} shown={shown} sortLabel={copy.sort} />
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  fragment Specifications on SpecificationsPage {
    filter
    filterHint
    shown
    noMatch
    sort
  }
`;
