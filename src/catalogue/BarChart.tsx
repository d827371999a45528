import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Figures } from '../ui/Figures';
import * as styles from './BarChart.module.scss';

export const BarChart = ({ title, bars }: { title: string; bars: readonly Queries.BarFragment[] }) => (
  <div>
    <h3 className="title is-4">{title}</h3>
    <dl className={`has-figures ${styles.bars}`}>
      {bars.map(({ label, value, length }, index) => (
        <div key={index} style={{ '--length': length } as CSSProperties}>
          <dt>{label}</dt>
          <Figures as="dd" text={value} />
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
