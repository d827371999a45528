import { graphql, withPrefix } from 'gatsby';
import { SPECIFICATION_FILES } from '../../lib/generatedFiles';
import { notIndexed } from '../../ui/attributes';
import { EntryTable } from './EntryTable';
import { Filter } from './Filter';
import { filterRows } from './rows';
import * as styles from './Specifications.module.scss';
import { useFilter } from './useFilter';

interface Props {
  texts: Queries.SpecificationsFragment;
  search: string;
}

/** The tables of all catalogue entries, with a filter above them (docs/behaviour.md, "Specifications"). */
export function Specifications({ texts, search }: Props) {
  const { tables } = texts;
  const filter = useFilter(search);
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filtered = tables.map((table) => ({ table, shown: new Set(filterRows(table.rows, filter.term)) }));
  const count = filtered.reduce((sum, { shown }) => sum + shown.size, 0);
  const isFiltered = count < total;
  return (
    <>
      <div className={`split is-top is-row-gap-0 ${styles.controls}`}>
        <Filter texts={texts} count={count} total={total} {...filter} />
        {/* Gatsby's router must not open the files. */}
        <p className="is-screen-only cluster block-after" {...notIndexed}>
          <a className="button is-secondary" href={withPrefix(SPECIFICATION_FILES.csv)} download>
            {texts.download.csv}
          </a>
          <a className="button is-secondary" href={withPrefix(SPECIFICATION_FILES.xlsx)} download>
            {texts.download.xlsx}
          </a>
        </p>
      </div>
      <div className={`stack is-gap-6 ${styles.tables}`} {...notIndexed}>
        {filtered.map(({ table, shown }) => (
          <EntryTable key={table.title} table={table} shown={shown} texts={texts} filtered={isFiltered} />
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  fragment Specifications on SpecificationsPage {
    ...Filter
    ...EntryTable
    download {
      csv
      xlsx
    }
    tables {
      title
      header
      columns
      limits
      rows {
        name
        tradeNames
        group
        path
        values
        others {
          label
          value
        }
      }
    }
  }
`;
