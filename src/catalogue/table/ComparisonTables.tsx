import { graphql } from 'gatsby';
import { SPECIFICATIONS_FILE } from '../../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { filterByTerm } from '../../lib/searchTerm';
import { ComparisonTable, type Row } from './ComparisonTable';
import * as styles from './ComparisonTable.module.scss';
import { Filter, useFilter } from './Filter';

interface Props {
  texts: Queries.ComparisonTablesFragment;
  search: string;
}

/** The tables of all catalogue entries, with a filter above them (docs/behaviour.md, "Specifications"). */
export function ComparisonTables({ texts, search }: Props) {
  const { tables } = texts;
  const filter = useFilter(search);
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filtered = tables.map((table) => {
    const textsOf = ({ entry, values }: Row) => [entry.name, ...(entry.alsoTradedAs ?? []), ...values];
    return { table, shown: new Set(filterByTerm(table.rows, filter.term, textsOf)) };
  });
  const count = filtered.reduce((sum, { shown }) => sum + shown.size, 0);
  return (
    <>
      <div className={`split is-row-gap-0 ${styles.controls}`}>
        {total > 0 && <Filter texts={texts} count={count} total={total} {...filter} />}
        {/* Gatsby's router must not open the file. */}
        <p className="is-screen-only mb-5">
          <a className="button is-secondary" href={SPECIFICATIONS_FILE} hrefLang={SOURCE_LANGUAGE} download>
            {texts.download.xlsx}
          </a>
        </p>
      </div>
      <div className="stack is-gap-6 is-filtered">
        {filtered.map(({ table, shown }) => (
          <ComparisonTable
            key={table.title}
            table={table}
            shown={shown}
            more={texts.more}
            filtered={count < total}
          />
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  fragment ComparisonTables on SpecificationsPage {
    ...Filter
    more
    download { xlsx }
    tables {
      title
      header
      columns
      rows {
        group
        entry { ...ThumbnailLink alsoTradedAs }
        values
        languages
      }
    }
  }
`;
