import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { withFigures } from '../ui/withFigures';
import * as styles from './BarChart.module.scss';

export const BarChart = ({ title, bars }: { title: string; bars: readonly Queries.BarFragment[] }) => (
  <div>
    <h3 className="title is-4">{title}</h3>
    <dl className={`has-figures ${styles.bars}`}>
      {bars.map(({ label, value, length }, index) => (
        <div key={index} style={{ '--length': length } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{withFigures(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const query = graphql`
  fragment Bar on Bar {
    label
    value
    length
  }
`;
