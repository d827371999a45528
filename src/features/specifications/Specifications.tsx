import { graphql } from 'gatsby';
import { useId } from 'react';
import { interpolate } from '../../components/interpolate';
import { notIndexed } from '../../components/notIndexed';
import { filterRows } from './rows';
import * as styles from './Specifications.module.scss';
import { SpecificationTable } from './SpecificationTable';
import { useFilter } from './useFilter';

interface Props {
  texts: Queries.SpecificationsFragment;
  /** The query string of the URL, such as `?filter=dal`. */
  search: string;
}

/** The tables of all catalogue entries, with a filter above them (docs/behaviour.md, "Specifications"). */
export function Specifications({ texts, search }: Props) {
  const { tables } = texts;
  const { term, inputProps } = useFilter(search);
  const id = useId();
  const hint = `${id}hint`;
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filtered = tables.map((table) => ({ table, shown: new Set(filterRows(table.rows, term)) }));
  const count = filtered.reduce((sum, { shown }) => sum + shown.size, 0);
  return (
    <>
      <div className={`is-screen-only needs-scripts stack ${styles.filter}`}>
        <label htmlFor={id}>{texts.filter}</label>
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
          {texts.filterHint}
        </p>
        <p role="status" className={styles.count}>
          {term.trim() && (count > 0 ? interpolate(texts.shown, { count, total }) : texts.noMatch)}
        </p>
      </div>
      <div className={`stack ${styles.tables}`} {...notIndexed}>
        {filtered.map(({ table, shown }) => (
          <SpecificationTable key={table.title} table={table} shown={shown} sortLabel={texts.sort} />
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
    tables {
      title
      header
      columns
      rows {
        name
        path
        values
      }
    }
  }
`;
