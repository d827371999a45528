import { graphql } from 'gatsby';
import * as styles from './BulkSupply.module.scss';

/** Describes how a business area supplies large quantities. */
export function BulkSupply({ bulk: { title, text, items } }: { bulk: Queries.BulkSupplyFragment }) {
  return (
    <section className="section">
      <div className="container split is-top">
        <div>
          <h2 className="title is-2">{title}</h2>
          <p className="prose">{text}</p>
        </div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment BulkSupply on BusinessAreaBulk {
    title
    text
    items
  }
`;
