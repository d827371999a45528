import { graphql } from 'gatsby';
import { withFigures } from '../withFigures';
import * as styles from './Terms.module.scss';

interface Props {
  items: readonly Queries.TermFieldsFragment[];
  /** `columns` places the items side by side. `rows` places each text next to its title. */
  layout: 'columns' | 'rows';
}

/** A list of terms, each with a text that describes it. */
export function Terms({ items, layout }: Props) {
  return (
    <ul className={layout === 'columns' ? `grid-columns ${styles.columns}` : styles.rows}>
      {items.map(({ title, text }) => (
        <li key={title} className="is-flush">
          <h3 className="title is-5">{title}</h3>
          <p>{withFigures(text)}</p>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment TermFields on Term {
    title
    text
  }
`;
