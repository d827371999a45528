import { graphql } from 'gatsby';
import { interpolate } from '../../lib/interpolate';
import { withFigures } from '../../ui/withFigures';
import * as styles from './FactTable.module.scss';
import { measureOf, type Scale, scaleOf } from './scales';

type Fact = Queries.FactTableFragment['rows'][number] & { method?: string | null };

interface Props {
  caption: string;
  rows: readonly Fact[];
  /** The column headers of a table of limits with their test methods. */
  labels?: Readonly<Record<'name' | 'value' | 'method', string>>;
  texts: Queries.FactTableTextsFragment;
}

const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

/** The range that a value allows, drawn on the rule below its cell. Screen readers read the value instead. */
const RangeBar = ({ range }: { range: Scale['ranges'][number] }) =>
  range && (
    <svg aria-hidden="true" className={styles.range}>
      <rect x={percent(range.from)} width={percent(range.to - range.from)} />
      <rect x={percent(range.from || range.to)} />
    </svg>
  );

/**
 * A table of facts. With `labels` it has column headers and a column for the test methods. Figures with units are
 * aligned at the end, and limits and figures with the same unit have a common scale.
 */
export function FactTable({ caption, rows, labels, texts }: Props) {
  const measures = rows.map(({ value }) => measureOf(value));
  const aligned =
    rows.every(({ value }, index) => measures[index] || !/\d/.test(value)) && measures.some(Boolean);
  const scale =
    labels || aligned
      ? scaleOf(
          rows.map(({ value }) => value),
          texts,
        )
      : undefined;
  return (
    <table
      className={`block is-tight ${styles.table}`}
      data-methods={labels && true}
      data-aligned={aligned || undefined}
    >
      <caption
        className={`title is-5 ${styles.caption}`}
        data-scale={scale && interpolate(texts.scale, { end: scale.end })}
      >
        {caption}
      </caption>
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
        {rows.map(({ label, value, method }, index) => (
          <tr key={`${label} ${value}`}>
            <th scope="row">{label}</th>
            <td colSpan={labels && !method ? 2 : undefined}>
              {withFigures(value)}
              <RangeBar range={scale?.ranges[index]} />
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

  fragment FactTableTexts on CatalogueSection {
    maximum
    minimum
    scale
  }
`;
