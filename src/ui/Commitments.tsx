import { graphql } from 'gatsby';
import * as styles from './Commitments.module.scss';
import { withFigures } from './withFigures';

interface Props {
  items: readonly Queries.CommitmentFieldsFragment[];
  /** `columns` places the items side by side, `rows` places them one below the other. */
  layout: 'columns' | 'rows';
}

/** Commitments of the company. Each one has a figure or document that measures it. */
export function Commitments({ items, layout }: Props) {
  return (
    <ul className={layout === 'columns' ? `grid-columns ${styles.columns}` : `stack ${styles.rows}`}>
      {items.map(({ title, text, figure, measure }) => (
        <li key={title} className={`is-flush ${styles.item}`}>
          <h3 className="title is-5">{title}</h3>
          <p>{withFigures(text)}</p>
          <p className={styles.measure}>
            <strong>{figure}</strong> {measure}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment CommitmentFields on Commitment {
    title
    text
    figure
    measure
  }
`;
