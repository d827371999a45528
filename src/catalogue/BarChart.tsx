import type { CSSProperties } from 'react';
import { Figures } from '../ui/Figures';
import * as styles from './BarChart.module.scss';

interface Props {
  title: string;
  bars: readonly { label: string; value: string; length: number }[];
}

export const BarChart = ({ title, bars }: Props) => (
  <div>
    <h3 className="title is-4">{title}</h3>
    <dl className={`has-figures ${styles.bars}`}>
      {bars.map(({ label, value, length }, index) => (
        <div key={index} style={{ '--length': length } as CSSProperties}>
          <dt className="has-text-weight-medium">{label}</dt>
          <Figures as="dd" text={value} />
        </div>
      ))}
    </dl>
  </div>
);
