import { Figures } from '../../ui/Figures';
import { Icon } from '../../ui/Icon';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import * as styles from './ComparisonTable.module.scss';

export type Table = Queries.ComparisonTablesFragment['tables'][number];
export type Row = Table['rows'][number];

/** Up to this length in characters, a column is as wide as its longest text. */
const ONE_LINE = 14;

/** The width of a tray and of the space after it, in characters. */
const TRAY = 8;

/** Returns the widths of columns in percent. Long texts wrap, but get more space than short ones. */
function columnWidths({ header, columns, rows }: Table): number[] {
  const weights = [header, ...columns].map((label, index) => {
    // The space after the longest word of a header keeps all windows from breaking the word.
    const word = Math.max(...label.split(' ').map((each) => each.length)) + 2;
    const length = Math.max(
      word,
      ...rows.map(({ entry, values }) => [entry.name, ...values][index]?.length ?? 0),
    );
    return (
      (index > 0 ? 2.5 : 2.5 + TRAY) + Math.min(length, ONE_LINE) + 0.15 * Math.max(0, length - ONE_LINE)
    );
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((1000 * weight) / total) / 10);
}

interface Props {
  table: Table;
  shown: ReadonlySet<Row>;
  /** Some rows do not match the filter. The others then show all values, because one of them may be the match. */
  filtered: boolean;
  more: string;
}

/** The number of values that a card always shows. The others are below them, on demand. */
const VALUES_ON_CARDS = 3;

/** A table of entries, in groups. Rows that do not match are hidden, so that columns keep their widths. */
export function ComparisonTable({ table, shown, filtered, more }: Props) {
  const { title, header, columns, rows } = table;
  const interpolate = useInterpolate();
  const hasMore = columns.length > VALUES_ON_CARDS;
  // The rows of a group are next to each other.
  const names = [...new Set(rows.map(({ group }) => group))];
  const groups = names.map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }));
  return (
    <div hidden={shown.size === 0}>
      <h3 className="title is-4 mb-3">{title}</h3>
      <table className={`is-small ${styles.table}`} data-filtered={filtered || undefined}>
        <caption className="is-sr-only">{title}</caption>
        <colgroup>
          {columnWidths(table).map((width, index) => (
            <col key={index} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            {/* The header of the controls, which has no text. */}
            {hasMore && <td className={styles.more} />}
            {columns.map((label) => (
              <th key={label} scope="col">
                <Figures text={label} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody
            key={group.name}
            aria-label={groups.length > 1 ? group.name : undefined}
            hidden={!group.rows.some((row) => shown.has(row))}
          >
            {group.rows.map((row) => (
              <tr key={row.entry.path} hidden={!shown.has(row)}>
                <th scope="row">
                  <TextLink to={row.entry.path} className="is-flex is-align-items-center is-gap-2">
                    <Thumbnail thumbnail={row.entry.thumbnail} />
                    {row.entry.name}
                  </TextLink>
                </th>
                {hasMore && (
                  <td className={styles.more}>
                    <details>
                      <summary
                        className="icon-button"
                        aria-label={interpolate(more, { name: row.entry.name })}
                      >
                        <Icon name="chevron-down" />
                      </summary>
                    </details>
                  </td>
                )}
                {columns.map((label, index) => (
                  <td
                    key={label}
                    className={index < VALUES_ON_CARDS ? undefined : styles.rest}
                    data-label={label}
                  >
                    <Figures text={row.values[index] ?? ''} language={row.languages?.[index] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
