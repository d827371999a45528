import { graphql } from 'gatsby';
import * as styles from './Terms.module.scss';
import { withFigures } from './withFigures';

/** A list of terms, each with a text that describes it. Up to four terms are columns, more are rows. */
export function Terms({ items }: { items: readonly Queries.TermFieldsFragment[] }) {
  return (
    <ul className={`grid-columns ${styles.terms}`}>
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
