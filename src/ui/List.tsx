import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Figures } from './Figures';
import * as styles from './List.module.scss';

interface Item {
  title: string;
  text?: ReactNode;
  /** What measures a commitment, and the rest of the sentence. */
  figure?: string;
  measure?: string;
}

const CLASSES = {
  columns: `grid-columns is-small ${styles.columns}`,
  rows: styles.rows,
};

/** How many items are columns. More of them would be columns of different heights below each other. */
const COLUMNS = [2, 3, 4];

interface Props {
  items: readonly Item[];
  /** Without a layout, two to four items are columns, each below a rule; others are rows. */
  layout?: keyof typeof CLASSES;
}

export function List({ items, layout = COLUMNS.includes(items.length) ? 'columns' : 'rows' }: Props) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={CLASSES[layout]}>
      {items.map(({ title, text, figure, measure }, index) => (
        <li key={index} className={`is-flush ${layout === 'rows' ? 'row' : ''} ${styles.item}`}>
          <h3 className="title is-4">{title}</h3>
          {figure && (
            <p className={`is-quiet ${styles.measure}`}>
              <strong className="has-accent-color">{figure}</strong> {measure}
            </p>
          )}
          {typeof text === 'string' ? <Figures as="p" text={text} /> : text && <div>{text}</div>}
        </li>
      ))}
    </ul>
  );
}

export const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className={`lines ${styles.lines}`}>
    {items.map((item, index) => (
      <Figures key={index} as="li" text={item} />
    ))}
  </ul>
);

export const query = graphql`
  fragment PointsSectionFields on PointsSection {
    heading { ...SectionHeadingFields }
    items { title text }
  }

  fragment CommitmentFields on Commitment {
    title
    text
    figure
    measure
  }
`;
