import { graphql } from 'gatsby';
import { List } from '../ui/List';

/** Describes how a business area supplies large quantities. */
export function BulkSupply({ bulk: { title, text, items } }: { bulk: Queries.BulkSupplyFragment }) {
  return (
    <section className="section">
      <div className="container split is-top">
        <div className="is-tight">
          <h2 className="title is-2">{title}</h2>
          <p className="prose">{text}</p>
        </div>
        <List items={items} variant="lines" />
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
